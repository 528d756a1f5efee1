CREATE TABLE "recurring_jobs" (
	"kind" text PRIMARY KEY NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "folded_title" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "folded_title" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "product_texts" SET "folded_title" = left("folded", char_length("title"));
--> statement-breakpoint
UPDATE "page_texts" SET "folded_title" = left("folded", char_length("title"));
--> statement-breakpoint
CREATE FUNCTION search_vector(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT setweight(to_tsvector('simple'::regconfig, translate(title, '/\-_.@:&+''’`', '           ')), 'A')
		|| setweight(to_tsvector('simple'::regconfig, translate(body, '/\-_.@:&+''’`', '           ')), 'C')
$$;
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_vector("folded_title", "folded")) STORED;
--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_vector("folded_title", "folded")) STORED;
--> statement-breakpoint
CREATE INDEX "product_texts_search" ON "product_texts" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "page_texts_search" ON "page_texts" USING gin ("search");
--> statement-breakpoint
CREATE TABLE "search_words" ("word" text PRIMARY KEY NOT NULL);
--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gist ("word" gist_trgm_ops(siglen=32));
--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE fresh text[];
BEGIN
	SELECT array_agg(w) INTO fresh FROM unnest(tsvector_to_array(NEW.search)) w
	WHERE w ~ '^[^0-9]{3,40}$' AND NOT EXISTS (SELECT 1 FROM search_words s WHERE s.word = w);
	IF fresh IS NOT NULL THEN
		PERFORM pg_advisory_xact_lock(hashtext('search_words'));
		INSERT INTO search_words SELECT unnest(fresh) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_texts_words" AFTER INSERT OR UPDATE OF "folded", "folded_title" ON "product_texts" FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER "page_texts_words" AFTER INSERT OR UPDATE OF "folded", "folded_title" ON "page_texts" FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT w FROM (SELECT unnest(tsvector_to_array("search")) w FROM "product_texts" UNION SELECT unnest(tsvector_to_array("search")) FROM "page_texts") t WHERE w ~ '^[^0-9]{3,40}$' ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX "products_destination" ON "products" ("destination_id");
