ALTER TABLE "reservations" ADD COLUMN "instalments" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancel_reason" text;
--> statement-breakpoint
ALTER TABLE "reservation_items" ADD COLUMN "cancellation" jsonb;
--> statement-breakpoint
CREATE INDEX "reservation_items_day" ON "reservation_items" USING btree ("day");
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" text DEFAULT 'deposit' NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "source" text;
--> statement-breakpoint
ALTER TABLE "ledger" DISABLE TRIGGER "ledger_append_only";
--> statement-breakpoint
UPDATE "ledger" SET "source" = CASE WHEN "payment_id" IS NULL THEN "method" || ':' || "id" WHEN "entry" = 'payment' THEN 'card:' || "payment_id" ELSE 'refund-of:' || "payment_id" END;
--> statement-breakpoint
ALTER TABLE "ledger" ENABLE TRIGGER "ledger_append_only";
--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "source" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_source_unique" UNIQUE ("source");
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_positive" CHECK ("amount" > 0 AND "entry" IN ('payment', 'refund'));
--> statement-breakpoint
DROP INDEX "ledger_once";
--> statement-breakpoint
CREATE INDEX "ledger_payment" ON "ledger" USING btree ("payment_id");
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL REFERENCES "reservations"("id"),
	"ledger_id" integer NOT NULL REFERENCES "ledger"("id"),
	"payment_id" integer REFERENCES "payments"("id"),
	"conversation_id" text NOT NULL UNIQUE,
	"amount" numeric(14, 2) NOT NULL CHECK ("amount" > 0),
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "refunds_reservation" ON "refunds" USING btree ("reservation_id");
--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("state") WHERE "done_at" IS NULL;
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL REFERENCES "reservations"("id"),
	"member_id" integer NOT NULL REFERENCES "members"("id"),
	"amount" numeric(14, 2) NOT NULL CHECK ("amount" > 0),
	"currency" text NOT NULL,
	"paid_on" date NOT NULL,
	"bank_account_id" integer,
	"sender" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"receipt_file" text,
	"receipt_type" text,
	"state" text DEFAULT 'claimed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE INDEX "payment_notifications_reservation" ON "payment_notifications" USING btree ("reservation_id");
--> statement-breakpoint
CREATE INDEX "payment_notifications_open" ON "payment_notifications" USING btree ("state", "created_at");
--> statement-breakpoint
CREATE TABLE "voucher_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_keys_current" ON "voucher_keys" USING btree ((1)) WHERE "retired_at" IS NULL;
