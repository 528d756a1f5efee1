ALTER TABLE "member_sessions" ADD COLUMN "remember_hash" text;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "remember_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "remember_used_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "member_sessions_remember_hash" ON "member_sessions" USING btree ("remember_hash");
