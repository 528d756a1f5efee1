ALTER TABLE "requests" ADD COLUMN "sealed_text" bytea;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "sealed_with" text;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_sealed" CHECK (("sealed_with" IS NULL) = ("sealed_text" IS NULL)) NOT VALID;
