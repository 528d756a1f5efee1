ALTER TABLE "staff" ADD COLUMN "medical_documents" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_name" bytea;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_content" bytea;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_with" text;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sealed" CHECK (
  ("sealed_with" IS NULL) = ("sealed_content" IS NULL) AND ("sealed_with" IS NULL) = ("sealed_name" IS NULL)
) NOT VALID;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
UPDATE "requests" SET "decided_at" = (
  SELECT max("at") FROM "desk_log"
  WHERE "subject" = 'request' AND "action" = 'requestDecided' AND "subject_id" = "requests"."id"
) WHERE "status" IN ('confirmed', 'declined', 'closed');
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "service_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION is_confirmed(r reservations) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT r.status IN ('active', 'closed') AND NOT r.awaits_confirmation AND (
    (r.payment_method = 'onArrival' AND r.pay_until IS NULL)
    OR (r.paid_amount >= r.charged_amount AND (r.payment_method <> 'onArrival' OR r.paid_amount <> 0)))
$$;--> statement-breakpoint
CREATE FUNCTION is_verified(v reviews) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT v.service_ended AND EXISTS (
    SELECT 1 FROM reservation_items i JOIN reservations r ON r.id = i.reservation_id
    WHERE i.id = v.reservation_item_id AND is_confirmed(r))
$$;--> statement-breakpoint
CREATE FUNCTION refresh_ratings(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE shop jsonb;
BEGIN
  UPDATE products p SET rating_average = n.average, rating_count = n.amount FROM (
    SELECT q.id, coalesce(round(avg(v.score)::numeric, 2), 0)::double precision AS average, count(v.id)::integer AS amount
    FROM products q LEFT JOIN reviews v ON v.product_id = q.id AND v.verified
    WHERE q.id = ANY (product_ids) GROUP BY q.id
  ) n WHERE n.id = p.id AND (p.rating_average <> n.average OR p.rating_count <> n.amount);
  SELECT jsonb_build_object('average', coalesce(round(avg(score)::numeric, 2), 0), 'count', count(*))
    INTO shop FROM reviews WHERE verified;
  UPDATE settings SET value = jsonb_set(value, '{reviews}', shop)
    WHERE section = 'home' AND value -> 'reviews' IS DISTINCT FROM shop;
END
$$;--> statement-breakpoint
CREATE FUNCTION set_review_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.verified := is_verified(NEW);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER reviews_verified BEFORE INSERT OR UPDATE OF verified, service_ended, reservation_item_id ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION set_review_verified();--> statement-breakpoint
CREATE FUNCTION follow_reservation_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE reviewed integer[];
BEGIN
  SELECT array_agg(DISTINCT v.product_id) INTO reviewed
    FROM reservation_items i JOIN reviews v ON v.reservation_item_id = i.id WHERE i.reservation_id = NEW.id;
  IF reviewed IS NULL THEN RETURN NULL; END IF;
  -- The lock that writers of reviews take, in one order.
  PERFORM id FROM products WHERE id = ANY (reviewed) ORDER BY id FOR UPDATE;
  UPDATE reviews v SET verified = false FROM reservation_items i
    WHERE i.id = v.reservation_item_id AND i.reservation_id = NEW.id;
  PERFORM refresh_ratings(reviewed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER reservations_reviews AFTER UPDATE ON "reservations"
  FOR EACH ROW WHEN (is_confirmed(OLD) IS DISTINCT FROM is_confirmed(NEW))
  EXECUTE FUNCTION follow_reservation_reviews();--> statement-breakpoint
CREATE FUNCTION recompute_reviews(today date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews v SET service_ended = true FROM reservation_items i, products p
    WHERE i.id = v.reservation_item_id AND p.id = i.product_id AND NOT v.service_ended
      -- A day of grace: a session may end after midnight.
      AND greatest(i.day, i.end_day, (i.item #>> '{choice,returnRide,date}')::date)
        + CASE WHEN p.kind = 'tour' THEN coalesce((p.details ->> 'days')::integer, 1) ELSE 1 END < today;
  UPDATE reviews v SET verified = is_verified(v) WHERE v.verified <> is_verified(v);
  PERFORM refresh_ratings(ARRAY(
    SELECT id FROM products WHERE rating_count > 0 UNION SELECT product_id FROM reviews WHERE verified));
END
$$;--> statement-breakpoint
SELECT recompute_reviews(current_date);
