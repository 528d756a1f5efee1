ALTER TABLE "reservations" ADD COLUMN "holds_coupon" boolean DEFAULT true NOT NULL;
