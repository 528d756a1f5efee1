CREATE TABLE "content_versions" ("scope" text PRIMARY KEY NOT NULL, "version" bigint NOT NULL);
--> statement-breakpoint
CREATE FUNCTION next_content_version() RETURNS bigint LANGUAGE sql AS $$
	-- A number that begins with the time is never met twice, even when the table was emptied in between.
	INSERT INTO content_versions VALUES ('all', (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
	ON CONFLICT (scope) DO UPDATE SET version = content_versions.version + 1 RETURNING version
$$;
--> statement-breakpoint
SELECT next_content_version();
--> statement-breakpoint
CREATE TABLE "product_changes" ("product_id" integer PRIMARY KEY NOT NULL, "version" bigint NOT NULL);
--> statement-breakpoint
CREATE INDEX "product_changes_version" ON "product_changes" USING btree ("version");
--> statement-breakpoint
CREATE FUNCTION touch_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO content_versions VALUES (TG_ARGV[0], next_content_version())
	ON CONFLICT (scope) DO UPDATE SET version = excluded.version;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_products(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	fresh bigint;
BEGIN
	IF ids IS NULL THEN RETURN; END IF;
	fresh := next_content_version();
	INSERT INTO product_changes SELECT unnest(ids), fresh ON CONFLICT (product_id) DO UPDATE SET version = excluded.version;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The number of views is counted all day long and shown nowhere.
	IF TG_OP = 'UPDATE' THEN
		PERFORM touch_products((SELECT array_agg(n.id) FROM new_rows n JOIN old_rows o USING (id)
			WHERE to_jsonb(n) - 'views' IS DISTINCT FROM to_jsonb(o) - 'views'));
	ELSE
		PERFORM touch_products((SELECT array_agg(id) FROM new_rows));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM touch_products((SELECT array_agg(product_id) FROM
			(SELECT product_id FROM new_rows UNION SELECT product_id FROM old_rows) changed));
	ELSE
		PERFORM touch_products((SELECT array_agg(DISTINCT product_id) FROM new_rows));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	name text;
	touch text;
BEGIN
	FOREACH name IN ARRAY ARRAY['settings', 'rates', 'pages', 'page_texts', 'places'] LOOP
		EXECUTE format('CREATE TRIGGER "%1$s_touch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %1$I
			FOR EACH STATEMENT EXECUTE FUNCTION touch_content(''site'')', name);
	END LOOP;
	FOREACH name IN ARRAY ARRAY['products', 'product_texts', 'product_sessions', 'season_prices', 'closed_days', 'reviews'] LOOP
		touch := CASE name WHEN 'products' THEN 'touch_changed_products' ELSE 'touch_parts' END;
		EXECUTE format('CREATE TRIGGER "%1$s_touch_insert" AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows
			FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', name, touch);
		EXECUTE format('CREATE TRIGGER "%1$s_touch_update" AFTER UPDATE ON %1$I REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
			FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', name, touch);
		EXECUTE format('CREATE TRIGGER "%1$s_touch_delete" AFTER DELETE ON %1$I REFERENCING OLD TABLE AS new_rows
			FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', name, touch);
		EXECUTE format('CREATE TRIGGER "%1$s_touch_truncate" AFTER TRUNCATE ON %1$I
			FOR EACH STATEMENT EXECUTE FUNCTION touch_content(''reset'')', name);
	END LOOP;
END $$;
