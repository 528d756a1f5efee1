-- A search orders thousands of products by their rank: that is read of the index alone.
CREATE INDEX "products_ranks" ON "products" ("id") INCLUDE ("rank") WHERE "active";
--> statement-breakpoint
-- Data lies on disks without a moving head, or in memory: with the default of 4 a word of many texts was looked for by
-- reading all of them. Who may not say so for the database leaves it as the server has it.
DO $$ BEGIN
	EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
