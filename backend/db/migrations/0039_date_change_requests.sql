CREATE TABLE "date_change_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL REFERENCES "reservations"("id"),
	"item_id" integer NOT NULL REFERENCES "reservation_items"("id"),
	"state" text DEFAULT 'waiting' NOT NULL CHECK ("state" IN ('waiting', 'accepted', 'refused', 'expired', 'withdrawn')),
	"item" jsonb NOT NULL,
	"fixed_line" jsonb NOT NULL,
	"chosen_line" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);--> statement-breakpoint
-- The places of one other day are held for a reservation, no more.
CREATE UNIQUE INDEX "date_change_requests_waiting" ON "date_change_requests" ("reservation_id") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE INDEX "date_change_requests_item" ON "date_change_requests" ("item_id");
