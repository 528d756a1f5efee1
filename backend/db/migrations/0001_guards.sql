CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD CONSTRAINT "unit_bookings_no_overlap" EXCLUDE USING gist ("product_id" WITH =, "unit_number" WITH =, "during" WITH &&);
--> statement-breakpoint
ALTER TABLE "season_prices" ADD CONSTRAINT "season_prices_no_overlap" EXCLUDE USING gist ("product_id" WITH =, daterange("valid_from", "valid_to") WITH &&);
--> statement-breakpoint
CREATE INDEX "product_texts_folded" ON "product_texts" USING gin ("folded" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "page_texts_folded" ON "page_texts" USING gin ("folded" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'append-only table %', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_append_only" BEFORE UPDATE OR DELETE ON "ledger" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "reservation_events_append_only" BEFORE UPDATE OR DELETE ON "reservation_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
