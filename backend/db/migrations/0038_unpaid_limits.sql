ALTER TABLE "agencies" ADD COLUMN "unpaid_limits" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "network_hash" text;--> statement-breakpoint
-- What is reserved and not paid, by each of the keys that limits count.
CREATE INDEX "reservations_unpaid_email" ON "reservations" ((lower("guest"->>'email'))) WHERE "status" = 'active' AND "holds_stock" AND "paid_amount" = 0;--> statement-breakpoint
CREATE INDEX "reservations_unpaid_phone" ON "reservations" ((regexp_replace("guest"->>'phone', '[^0-9]', '', 'g'))) WHERE "status" = 'active' AND "holds_stock" AND "paid_amount" = 0;--> statement-breakpoint
CREATE INDEX "reservations_unpaid_network" ON "reservations" ("network_hash") WHERE "status" = 'active' AND "holds_stock" AND "paid_amount" = 0;
