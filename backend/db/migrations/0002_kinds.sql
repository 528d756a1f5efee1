ALTER TABLE "season_prices" ADD COLUMN "minimum_nights" smallint CHECK ("minimum_nights" > 0);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "units" smallint DEFAULT 1 NOT NULL CHECK ("units" > 0);
--> statement-breakpoint
CREATE TABLE "places" (
	"key" text PRIMARY KEY NOT NULL,
	"place_type" text NOT NULL,
	"titles" jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL UNIQUE,
	"selection" jsonb NOT NULL,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"member_id" integer REFERENCES "members"("id") ON DELETE SET NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL CHECK ("state" IN ('active', 'booked', 'released', 'lapsed')),
	"prolonged" boolean DEFAULT false NOT NULL,
	"reservation_id" integer REFERENCES "reservations"("id"),
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_booked" CHECK (("state" = 'booked') = ("reservation_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX "holds_active_address" ON "holds" USING btree ("address") WHERE "state" = 'active';
--> statement-breakpoint
CREATE INDEX "holds_active_member" ON "holds" USING btree ("member_id") WHERE "state" = 'active';
--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD COLUMN "hold_id" integer REFERENCES "holds"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD CONSTRAINT "unit_bookings_reservation" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id");
--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD CONSTRAINT "unit_bookings_one_holder" CHECK (num_nonnulls("reservation_id", "hold_id") <= 1);
--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD CONSTRAINT "unit_bookings_not_empty" CHECK (NOT isempty("during"));
--> statement-breakpoint
CREATE INDEX "unit_bookings_hold" ON "unit_bookings" USING btree ("hold_id");
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
