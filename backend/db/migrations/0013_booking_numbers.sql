-- The last second that a booking number was given for, counted on the tenant's clocks. A sequence is not undone with the
-- transaction that uses it: whoever comes next need not wait for that one's end.
CREATE SEQUENCE "booking_seconds" MINVALUE 0 START 0;
--> statement-breakpoint
CREATE FUNCTION take_booking_number(candidate text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	prefix text := left(candidate, -12);
	stamp text := right(candidate, 12);
	wanted bigint := extract(epoch FROM ('20' || left(stamp, 6) || 'T' || right(stamp, 6))::timestamp);
	given bigint;
	found text;
BEGIN
	-- Held for some microseconds, not until the commit. Clocks that are put back, in autumn or by hand, go on from the
	-- last number; one that came into the table by another way is passed over.
	PERFORM pg_advisory_lock(hashtext('booking_number'));
	BEGIN
		LOOP
			SELECT greatest(last_value + 1, wanted) INTO given FROM booking_seconds;
			PERFORM setval('booking_seconds', given);
			found := prefix || to_char(timestamp '1970-01-01' + given * interval '1 second', 'YYMMDDHH24MISS');
			EXIT WHEN NOT EXISTS (SELECT FROM reservations WHERE booking_number = found);
		END LOOP;
	EXCEPTION WHEN OTHERS OR QUERY_CANCELED THEN
		PERFORM pg_advisory_unlock(hashtext('booking_number'));
		RAISE;
	END;
	PERFORM pg_advisory_unlock(hashtext('booking_number'));
	RETURN found;
END $$;
--> statement-breakpoint
-- A key is written together with its answer from now on; one without an answer is of a process that was killed.
DELETE FROM "idempotency_keys" WHERE "response" IS NULL;
