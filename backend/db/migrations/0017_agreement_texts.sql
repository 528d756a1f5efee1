CREATE TABLE "agreement_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"page_key" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
