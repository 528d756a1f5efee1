ALTER TABLE "reviews" ADD COLUMN "member_id" integer REFERENCES "members"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reservation_item_id" integer REFERENCES "reservation_items"("id");
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "guest_key" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_per_item" ON "reviews" ("reservation_item_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_per_member" ON "reviews" ("product_id", "member_id") WHERE "reservation_item_id" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_per_guest" ON "reviews" ("product_id", "guest_key");
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL UNIQUE,
	"kind" text NOT NULL CHECK ("kind" IN ('contact', 'offer', 'wedding', 'health')),
	"status" text DEFAULT 'new' NOT NULL CHECK ("status" IN ('new', 'answered', 'closed')),
	"member_id" integer REFERENCES "members"("id") ON DELETE SET NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "requests_member" ON "requests" ("member_id");
--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" ("created_at");
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL UNIQUE,
	"request_id" integer REFERENCES "requests"("id") ON DELETE CASCADE,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" bytea NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_size" CHECK (octet_length("content") BETWEEN 1 AND 3145728)
);
--> statement-breakpoint
CREATE INDEX "documents_request" ON "documents" ("request_id");
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL UNIQUE,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"date_from" date,
	"date_to" date,
	"persons" integer NOT NULL CHECK ("persons" > 0),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watches_order" CHECK ("date_to" >= "date_from")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "watches_once" ON "watches" ("product_id", "email", coalesce("date_from", '0001-01-01'::date), coalesce("date_to", '0001-01-01'::date));
