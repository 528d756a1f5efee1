-- How often a voucher was issued anew, and the value at which each ticket was. Codes carry the latter.
ALTER TABLE "reservations" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reservation_items"
	ADD COLUMN "revision" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "former_day" date,
	ADD COLUMN "used_at" timestamp with time zone;
--> statement-breakpoint
-- Each change of date so far issued a voucher anew. Only reservations that were moved are written.
UPDATE "reservations" r SET "revision" = moved.count
FROM (
	SELECT "reservation_id", count(*) AS count FROM "reservation_events" WHERE "event" = 'dateChanged' GROUP BY 1
) moved
WHERE moved."reservation_id" = r."id";
--> statement-breakpoint
UPDATE "reservation_items" i SET "revision" = moved.revision, "former_day" = moved.day
FROM (
	SELECT "reservation_id", "ticket", max("ordinal") AS revision, max("day") AS day
	FROM (
		SELECT "reservation_id", "data"->>'ticketNumber' AS "ticket", ("data"->'from'->>'date')::date AS "day",
			row_number() OVER (PARTITION BY "reservation_id" ORDER BY "id") AS "ordinal"
		FROM "reservation_events" WHERE "event" = 'dateChanged'
	) changes
	GROUP BY 1, 2
) moved
WHERE moved."reservation_id" = i."reservation_id" AND moved."ticket" = i."ticket_number";
--> statement-breakpoint
-- Whoever changes what a code says, be it the former release or a statement by hand, ends the codes issued before.
CREATE FUNCTION raise_ticket_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.former_day := greatest(OLD.former_day, OLD.day, OLD.end_day);
	UPDATE reservations SET revision = revision + 1 WHERE id = NEW.reservation_id RETURNING revision INTO NEW.revision;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reservation_items_revision" BEFORE UPDATE ON "reservation_items" FOR EACH ROW
WHEN (
	(OLD.product_id, OLD.day, OLD.end_day, OLD.time, OLD.pax, OLD.ticket_number)
	IS DISTINCT FROM (NEW.product_id, NEW.day, NEW.end_day, NEW.time, NEW.pax, NEW.ticket_number)
)
EXECUTE FUNCTION raise_ticket_revision();
--> statement-breakpoint
CREATE INDEX "reservation_items_last_day" ON "reservation_items" (greatest("day", "end_day", "former_day"));
