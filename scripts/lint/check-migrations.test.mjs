import { describe, expect, test } from 'vitest'
import { checkMigrations } from './check-migrations.mjs'

const FORMER = {
  tag: '0001_init',
  sql: `CREATE TABLE "trips" ("id" serial PRIMARY KEY, "seats" smallint DEFAULT 1 NOT NULL, "code" varchar(20), "price" numeric(10, 2));
--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_seats" CHECK ("seats" > 0);
--> statement-breakpoint
CREATE INDEX "trips_code" ON "trips" ("code");
--> statement-breakpoint
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "trips_touch" AFTER INSERT ON "trips" FOR EACH ROW EXECUTE FUNCTION touch();`,
}

const check = (...statements) =>
  checkMigrations({
    released: [FORMER],
    fresh: statements.map((sql, index) => ({ tag: `000${index + 2}_new`, sql })),
    formerVersion: '0.1.0',
  })

describe('a migration may not take from the former release', () => {
  test.each([
    ['DROP TABLE "trips"', 'drops the table trips'],
    ['DROP INDEX "trips_code"', 'drops the index trips_code'],
    ['DROP FUNCTION touch()', 'drops the function touch'],
    ['DROP TRIGGER "trips_touch" ON "trips"', 'drops the trigger trips.trips_touch'],
    ['ALTER TABLE "trips" DROP COLUMN "code"', 'drops the column trips.code'],
    ['ALTER TABLE "trips" ALTER COLUMN "seats" DROP DEFAULT', 'drops the default of trips.seats'],
    ['ALTER TABLE "trips" DROP CONSTRAINT "trips_seats"', 'drops the constraint trips.trips_seats'],
    ['ALTER TABLE "trips" RENAME COLUMN "code" TO "key"', 'renames trips.code to key'],
    ['ALTER TABLE "trips" RENAME TO "journeys"', 'renames trips to journeys'],
    ['ALTER TABLE "trips" DISABLE TRIGGER "trips_touch"', 'switches off the trigger trips.trips_touch'],
    ["ALTER TYPE mood RENAME VALUE 'a' TO 'b'", 'renames the value a'],
    ['ALTER TABLE "trips" SET SCHEMA other', 'moves an object'],
    ['TRUNCATE "trips"', 'empties a table'],
    ["DO $$ BEGIN EXECUTE 'DROP TABLE trips'; END $$", 'holds the word DROP in a DO block'],
  ])('%s', async (sql, fault) => {
    expect(await check(sql)).toEqual([expect.stringContaining(`0002_new: ${fault}`)])
  })
})

describe('a migration may not forbid what the former release writes', () => {
  test.each([
    ['ALTER TABLE "trips" ALTER COLUMN "code" SET NOT NULL', 'forbids null in the column trips.code'],
    ['ALTER TABLE "trips" ADD COLUMN "day" date NOT NULL', 'adds the column trips.day without a default'],
    [
      'ALTER TABLE "trips" ADD COLUMN "day" text DEFAULT \'\' UNIQUE',
      'adds the unique column trips.day with a default',
    ],
    ['ALTER TABLE "trips" ADD CONSTRAINT "c" CHECK ("seats" > 1)', 'adds the constraint trips.c without NOT VALID'],
    ['ALTER TABLE "trips" ADD FOREIGN KEY ("seats") REFERENCES "trips"("id")', 'adds the constraint trips.unnamed'],
    ['ALTER TABLE "trips" ADD CONSTRAINT "u" UNIQUE ("code")', 'adds the unique constraint trips.u'],
    [
      'ALTER TABLE "trips" ADD CONSTRAINT "e" EXCLUDE USING gist ("seats" WITH =)',
      'adds the exclusion constraint trips.e',
    ],
    ['CREATE UNIQUE INDEX "u" ON "trips" ("code")', 'makes the unique index u'],
    ['ALTER TABLE "trips" ALTER COLUMN "code" TYPE varchar(10)', 'changes the type of trips.code'],
    ['ALTER TABLE "trips" ALTER COLUMN "price" TYPE numeric(10, 1)', 'changes the type of trips.price'],
    ['ALTER TABLE "trips" ALTER COLUMN "seats" TYPE bigint', 'changes the type of trips.seats'],
    [
      'CREATE OR REPLACE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
      'replaces the function touch',
    ],
    [
      'CREATE OR REPLACE TRIGGER "trips_touch" BEFORE INSERT ON "trips" FOR EACH ROW EXECUTE FUNCTION touch()',
      'replaces the trigger trips_touch',
    ],
  ])('%s', async (sql, fault) => {
    expect(await check(sql)).toEqual([expect.stringContaining(`0002_new: ${fault}`)])
  })
})

describe('a migration may expand', () => {
  test.each([
    'CREATE TABLE "media" ("id" serial PRIMARY KEY, "path" text NOT NULL UNIQUE, "kind" text CHECK ("kind" <> \'\'))',
    'ALTER TABLE "trips" ADD COLUMN "note" text, ADD COLUMN "open" boolean DEFAULT true NOT NULL',
    'ALTER TABLE "trips" ADD COLUMN "twin" integer UNIQUE',
    'ALTER TABLE "trips" ADD CONSTRAINT "c" CHECK ("seats" < 99) NOT VALID',
    'ALTER TABLE "trips" VALIDATE CONSTRAINT "trips_seats"',
    'ALTER TABLE "trips" ALTER COLUMN "seats" TYPE integer, ALTER COLUMN "code" TYPE varchar(40), ALTER COLUMN "price" TYPE numeric(14, 2)',
    'ALTER TABLE "trips" ALTER COLUMN "code" TYPE text, ALTER COLUMN "code" SET DEFAULT \'\'',
    'CREATE INDEX "trips_seats_index" ON "trips" ("seats")',
    'CREATE TRIGGER "trips_more" AFTER UPDATE ON "trips" FOR EACH ROW EXECUTE FUNCTION touch()',
    'CREATE OR REPLACE FUNCTION fresh() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$',
    "DO $$ BEGIN EXECUTE 'CREATE INDEX i ON trips (seats)'; END $$",
    'UPDATE "trips" SET "code" = \'x\' WHERE "code" IS NULL',
  ])('%s', async (sql) => {
    expect(await check(sql)).toEqual([])
  })

  test('what a new migration made a later one may change', async () => {
    const made = `CREATE TABLE "media" ("id" serial PRIMARY KEY);
--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "key" text;
--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_key" UNIQUE ("key");`
    const changed =
      'ALTER TABLE "media" ADD COLUMN "path" text NOT NULL;\n--> statement-breakpoint\nDROP TABLE "media";'
    expect(await check(made, changed)).toEqual([])
  })

  test('a check may be replaced by one of the same name', async () => {
    const sql =
      'ALTER TABLE "trips" DROP CONSTRAINT "trips_seats", ADD CONSTRAINT "trips_seats" CHECK ("seats" >= 0) NOT VALID'
    expect(await check(sql)).toEqual([])
  })

  test('a function may be replaced when the header says why the former release can call it', async () => {
    const sql = 'CREATE OR REPLACE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;'
    expect(await check(`-- compatible: touch, the same arguments and effects\n${sql}`)).toEqual([])
    expect(await check(`-- compatible: other, the same\n${sql}`)).toHaveLength(1)
  })
})

describe('a migration may contract what the former release has expanded', () => {
  const drop = 'ALTER TABLE "trips" DROP COLUMN "code";'

  test('when its header names that migration and a version that is not newer', async () => {
    expect(await check(`-- contracts: 0001_init, expanded in 0.1.0\n${drop}`)).toEqual([])
  })

  test('not when that migration is itself new', async () => {
    const faults = await check(
      'ALTER TABLE "trips" ADD COLUMN "key" text;',
      `-- contracts: 0002_new, expanded in 0.1.0\n${drop}`,
    )
    expect(faults).toEqual(['0003_new: contracts 0002_new, which is no migration of the former release'])
  })

  test('not when the version is newer than the former release', async () => {
    expect(await check(`-- contracts: 0001_init, expanded in 0.10.0\n${drop}`)).toEqual([
      '0002_new: contracts what was expanded in 0.10.0, newer than the former release 0.1.0',
    ])
  })

  test('not when the words stand below the header', async () => {
    expect(await check(`${drop}\n-- contracts: 0001_init, expanded in 0.1.0\n`)).toHaveLength(1)
  })
})

test('what cannot be parsed is named with its migration', async () => {
  await expect(check('ALTER TABEL "trips"')).rejects.toThrow('0002_new: syntax error')
})
