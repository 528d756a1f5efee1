ALTER TABLE "ledger" ADD COLUMN "reverses" integer REFERENCES "ledger"("id");--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_reverses_unique" UNIQUE ("reverses");--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_positive";--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_positive" CHECK ("amount" > 0 AND "entry" IN ('payment', 'refund', 'reversal')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_reversal" CHECK (
	("entry" = 'reversal') = ("reverses" IS NOT NULL) AND ("entry" = 'reversal') = ("reason" IS NOT NULL)
) NOT VALID;
