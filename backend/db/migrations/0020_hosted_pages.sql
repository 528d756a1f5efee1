ALTER TABLE "payments" ADD COLUMN "page_token" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_page_token_unique" UNIQUE("page_token");
