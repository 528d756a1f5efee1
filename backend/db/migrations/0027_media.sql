CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"hash" text NOT NULL,
	"folder" text NOT NULL,
	"owner_id" integer,
	"content_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"caption" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locales" text[],
	"placeholder" text,
	"former_files" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_file_unique" UNIQUE("file"),
	CONSTRAINT "media_focal" CHECK ("media"."focal_x" between 0 and 1 and "media"."focal_y" between 0 and 1),
	CONSTRAINT "media_hash_form" CHECK ("media"."hash" ~ '^[0-9a-f]{16}$')
);
--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree ("hash");
