-- Receipts, agency papers and health papers lie in one table, in the tenant's own database and its backup.
ALTER TABLE "documents" ALTER COLUMN "token_hash" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "notification_id" integer UNIQUE REFERENCES "payment_notifications"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "agency_id" integer REFERENCES "agencies"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "kind" text;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner" CHECK (
	num_nonnulls("request_id", "notification_id", "agency_id") = 1
	OR ("token_hash" IS NOT NULL AND num_nonnulls("request_id", "notification_id", "agency_id") = 0)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK (("kind" IS NULL) = ("agency_id" IS NULL));
--> statement-breakpoint
CREATE INDEX "documents_agency" ON "documents" ("agency_id");
--> statement-breakpoint
DROP TABLE "agency_documents";
--> statement-breakpoint
ALTER TABLE "payment_notifications" DROP COLUMN "receipt_file", DROP COLUMN "receipt_type";
--> statement-breakpoint
-- Whose wish it was, where a signed-in member made it: the export and the deletion of an account follow it.
ALTER TABLE "subscribers" ADD COLUMN "member_id" integer REFERENCES "members"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "member_id" integer REFERENCES "members"("id") ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX "watches_email" ON "watches" ("email");
--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" ("email");
--> statement-breakpoint
CREATE INDEX "reviews_member" ON "reviews" ("member_id");
--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" ("recipient");
