-- Lists, searches and the home page show no unverified review: its changes affect the page of its product alone. `listed_version` is the number of
-- the last change of a product that they show, `version` that of any change.
-- compatible: touch_products, its signature and its effect on `version` are unchanged.
ALTER TABLE "product_changes" ADD COLUMN "listed_version" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "product_changes" SET "listed_version" = "version";
--> statement-breakpoint
CREATE INDEX "product_changes_listed_version" ON "product_changes" USING btree ("listed_version");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_products(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	fresh bigint;
BEGIN
	IF ids IS NULL THEN RETURN; END IF;
	fresh := next_content_version();
	INSERT INTO product_changes (product_id, version, listed_version) SELECT unnest(ids), fresh, fresh
	ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, listed_version = excluded.listed_version;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_product_pages(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	fresh bigint;
BEGIN
	IF ids IS NULL THEN RETURN; END IF;
	fresh := next_content_version();
	INSERT INTO product_changes (product_id, version) SELECT unnest(ids), fresh
	ON CONFLICT (product_id) DO UPDATE SET version = excluded.version;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM touch_products((SELECT array_agg(DISTINCT product_id) FROM
			(SELECT product_id FROM new_rows WHERE verified UNION SELECT product_id FROM old_rows WHERE verified) changed));
		PERFORM touch_product_pages((SELECT array_agg(DISTINCT product_id) FROM
			(SELECT product_id FROM new_rows WHERE NOT verified UNION SELECT product_id FROM old_rows WHERE NOT verified) changed));
	ELSE
		PERFORM touch_products((SELECT array_agg(DISTINCT product_id) FROM new_rows WHERE verified));
		PERFORM touch_product_pages((SELECT array_agg(DISTINCT product_id) FROM new_rows WHERE NOT verified));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "reviews_touch_insert" ON "reviews";
--> statement-breakpoint
DROP TRIGGER "reviews_touch_update" ON "reviews";
--> statement-breakpoint
DROP TRIGGER "reviews_touch_delete" ON "reviews";
--> statement-breakpoint
CREATE TRIGGER "reviews_touch_insert" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION touch_reviews();
--> statement-breakpoint
CREATE TRIGGER "reviews_touch_update" AFTER UPDATE ON "reviews" REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION touch_reviews();
--> statement-breakpoint
CREATE TRIGGER "reviews_touch_delete" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION touch_reviews();
