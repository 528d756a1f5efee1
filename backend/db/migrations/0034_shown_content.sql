-- Counts every change of what pages show by the cache tags that it affects, beside the numbers of migration 0010: a scope
-- that is named like a tag holds the value of 'all' at the last change that affects the tag.
CREATE FUNCTION raise_scopes(scopes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	fresh bigint;
BEGIN
	fresh := next_content_version();
	INSERT INTO content_versions SELECT DISTINCT unnest(scopes), fresh ON CONFLICT (scope) DO UPDATE SET version = excluded.version;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_shown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	scopes text[] := TG_ARGV;
	affects_cards boolean := true;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		-- An UPDATE that leaves every row as it was changes no page.
		IF NOT EXISTS (SELECT to_jsonb(n) FROM new_rows n EXCEPT SELECT to_jsonb(o) FROM old_rows o) THEN RETURN NULL; END IF;
	ELSIF TG_OP <> 'TRUNCATE' THEN
		IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
	END IF;
	-- Product cards, lists and searches name categories and destinations, but no article and no content page.
	IF TG_TABLE_NAME IN ('pages', 'page_texts') AND TG_OP <> 'TRUNCATE' THEN
		affects_cards := EXISTS (SELECT FROM new_rows WHERE page_type IN ('category', 'destination'));
		IF TG_OP = 'UPDATE' THEN
			affects_cards := affects_cards OR EXISTS (SELECT FROM old_rows WHERE page_type IN ('category', 'destination'));
		END IF;
	END IF;
	IF NOT affects_cards THEN scopes := array_remove(scopes, 'catalogue'); END IF;
	PERFORM raise_scopes(scopes);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Later migrations call it for a table that is added: pages show rows of it, and its changes affect these tags.
CREATE FUNCTION watch_shown_table(name text, VARIADIC tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	touch text := format('FOR EACH STATEMENT EXECUTE FUNCTION touch_shown(%s)',
		(SELECT string_agg(quote_literal(tag), ', ') FROM unnest(tags) tag));
BEGIN
	EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows ', name || '_shown_insert', name) || touch;
	EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows ',
		name || '_shown_update', name) || touch;
	EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS new_rows ', name || '_shown_delete', name) || touch;
	EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I ', name || '_shown_truncate', name) || touch;
END $$;
--> statement-breakpoint
-- Languages, time zone, currency and switches of the settings are in every answer, not only in that of the settings.
SELECT watch_shown_table('settings', 'settings', 'catalogue', 'pages');
--> statement-breakpoint
-- Lists filter by price in the visitor's currency.
SELECT watch_shown_table('rates', 'settings', 'catalogue');
--> statement-breakpoint
SELECT watch_shown_table('pages', 'pages', 'catalogue');
--> statement-breakpoint
SELECT watch_shown_table('page_texts', 'pages', 'catalogue');
--> statement-breakpoint
SELECT watch_shown_table('places', 'catalogue');
--> statement-breakpoint
-- An agency has a landing page.
SELECT watch_shown_table('agencies', 'pages');
