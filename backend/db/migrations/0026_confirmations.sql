ALTER TABLE "reservations" ADD COLUMN "awaits_confirmation" boolean DEFAULT false NOT NULL;
