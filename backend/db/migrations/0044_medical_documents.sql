ALTER TABLE "staff" ADD COLUMN "medical_documents" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_name" bytea;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_content" bytea;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_with" text;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sealed" CHECK (
  ("sealed_with" IS NULL) = ("sealed_content" IS NULL) AND ("sealed_with" IS NULL) = ("sealed_name" IS NULL)
) NOT VALID;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
UPDATE "requests" SET "decided_at" = (
  SELECT max("at") FROM "desk_log"
  WHERE "subject" = 'request' AND "action" = 'requestDecided' AND "subject_id" = "requests"."id"
) WHERE "status" IN ('confirmed', 'declined', 'closed');
