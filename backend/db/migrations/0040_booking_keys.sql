-- First, since a lock that grows within a transaction can end in a deadlock with a writer.
-- Links that were mailed before this moment open nothing.
ALTER TABLE "reservations" ADD COLUMN "guest_access_ended_at" timestamp with time zone;--> statement-breakpoint
-- Keys with which a guest without an account acts on one reservation; only hashes are kept.
CREATE TABLE "booking_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL REFERENCES "reservations"("id") ON DELETE cascade,
	"mailbox" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "booking_keys_reservation" ON "booking_keys" ("reservation_id");
