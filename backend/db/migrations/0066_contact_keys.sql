-- `mailboxKeyOf` and `phoneKeyOf` of domain/member/contact-keys.ts, for rows of any age; a test compares both.
CREATE FUNCTION mailbox_key(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN b.domain IN ('gmail.com', 'googlemail.com') THEN replace(b.name, '.', '') || '@gmail.com' ELSE b.name || '@' || b.domain END
	FROM (
		SELECT coalesce(nullif(split_part(a.local, '+', 1), ''), a.local) AS name, a.domain FROM (
			SELECT regexp_replace(lower(email COLLATE "C"), '@?[^@]*$', '') AS local, substring(lower(email COLLATE "C") FROM '[^@]*$') AS domain
		) a
	) b
$$;--> statement-breakpoint
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT right(regexp_replace(phone, '[^0-9]', '', 'g'), 7)
$$;--> statement-breakpoint
-- The indexes of migration 0038 stay for the former release.
CREATE INDEX "reservations_mailbox" ON "reservations" ((mailbox_key("guest"->>'email'))) WHERE "status" = 'active' AND "holds_stock";--> statement-breakpoint
CREATE INDEX "reservations_phone" ON "reservations" ((phone_key("guest"->>'phone'))) WHERE "status" = 'active' AND "holds_stock";--> statement-breakpoint
CREATE INDEX "reservations_network" ON "reservations" ("network_hash") WHERE "status" = 'active' AND "holds_stock" AND "network_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "members_mailbox" ON "members" ((mailbox_key("email")));
