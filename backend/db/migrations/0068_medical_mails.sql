-- Stored mails about health requests hold what people wrote about their health, and what was answered: none of it is kept once they are sent. A
-- mail that was not sent within a week never will be.
UPDATE "mails" m SET "html" = '', "text" = ''
FROM "requests" r
WHERE r."kind" = 'health' AND (m."sent_at" IS NOT NULL OR m."created_at" < now() - interval '7 days')
	AND m."text" <> '' AND r."number" = substring(m."text" FROM 'H-[0-9]{6}-[A-Z0-9]{5}');
