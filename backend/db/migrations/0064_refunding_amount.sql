ALTER TABLE "reservations" ADD COLUMN "refunding_amount" numeric(14, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
-- The sum of the refunds that are neither sent nor withdrawn. Money of a mismatched payment never counted as paid, so its refund does not count either.
CREATE FUNCTION sum_refunding(of integer) RETURNS numeric LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum(amount), 0) FROM refunds
	WHERE reservation_id = of AND state NOT IN ('done', 'withdrawn') AND cause <> 'mismatch'
$$;--> statement-breakpoint
CREATE FUNCTION count_refunding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reservations SET refunding_amount = sum_refunding(NEW.reservation_id) WHERE id = NEW.reservation_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_inserted AFTER INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION count_refunding();--> statement-breakpoint
-- A claim of a refund by its worker changes nothing: only writers that hold the reservation's lock reach the reservation.
CREATE TRIGGER refunds_ended AFTER UPDATE ON "refunds" FOR EACH ROW
	WHEN ((OLD.state IN ('done', 'withdrawn')) IS DISTINCT FROM (NEW.state IN ('done', 'withdrawn')) OR OLD.amount IS DISTINCT FROM NEW.amount)
	EXECUTE FUNCTION count_refunding();--> statement-breakpoint
UPDATE "reservations" r SET "refunding_amount" = sum_refunding(r."id")
WHERE EXISTS (SELECT FROM "refunds" f WHERE f."reservation_id" = r."id" AND f."state" NOT IN ('done', 'withdrawn'));
