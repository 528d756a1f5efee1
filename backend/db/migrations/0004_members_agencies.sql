ALTER TABLE "members" ADD COLUMN "identity_number" text;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "city" text;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "district" text;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_verified_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_status" CHECK ("status" IN ('active', 'pending', 'agency', 'deleted'));
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_email_lower" CHECK ("email" !~ '[A-Z]');
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "id" serial NOT NULL;
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_id_unique" UNIQUE ("id");
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE TABLE "member_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL REFERENCES "members"("id") ON DELETE cascade,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "member_devices_member" ON "member_devices" ("member_id");
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL REFERENCES "members"("id") ON DELETE cascade,
	"provider" text NOT NULL CHECK ("provider" IN ('google', 'facebook')),
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_identities_subject" UNIQUE ("provider", "subject"),
	CONSTRAINT "member_identities_once" UNIQUE ("member_id", "provider")
);
--> statement-breakpoint
CREATE TABLE "member_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL REFERENCES "members"("id"),
	"purpose" text NOT NULL CHECK ("purpose" IN ('membership', 'email', 'sms', 'phone')),
	"granted" boolean NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "member_consents_member" ON "member_consents" ("member_id", "id");
--> statement-breakpoint
CREATE TRIGGER "member_consents_append_only" BEFORE UPDATE OR DELETE ON "member_consents" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE "member_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL REFERENCES "members"("id") ON DELETE cascade,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "member_links_member" ON "member_links" ("member_id");
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL CHECK ("status" IN ('pending', 'active', 'rejected', 'suspended')),
	"legal_name" text NOT NULL,
	"trade_name" text NOT NULL,
	"tax_office" text NOT NULL,
	"tax_number" text NOT NULL,
	"association_code" text,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"website" text,
	"contact_first_name" text NOT NULL,
	"contact_last_name" text NOT NULL,
	"contact_email" text NOT NULL CHECK ("contact_email" !~ '[A-Z]'),
	"note" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"discount_percent" numeric(5, 2) DEFAULT '0.00' NOT NULL CHECK ("discount_percent" BETWEEN 0 AND 100),
	"commission_percent" numeric(5, 2) DEFAULT '0.00' NOT NULL CHECK ("commission_percent" BETWEEN 0 AND 100),
	"valid_until" date,
	"landing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"upload_token_hash" text UNIQUE,
	"member_id" integer UNIQUE REFERENCES "members"("id"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "agencies_active_has_member" CHECK ("status" <> 'active' OR "member_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_open_tax_number" ON "agencies" ("country", "tax_number") WHERE "status" IN ('pending', 'active', 'suspended');
--> statement-breakpoint
CREATE TABLE "sub_agencies" (
	"id" serial PRIMARY KEY NOT NULL,
	"agency_id" integer NOT NULL REFERENCES "agencies"("id"),
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sub_agencies_of_agency" UNIQUE ("id", "agency_id")
);
--> statement-breakpoint
CREATE TABLE "agency_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"agency_id" integer NOT NULL REFERENCES "agencies"("id"),
	"kind" text NOT NULL CHECK ("kind" IN ('licence', 'taxPlate', 'tradeRegistry', 'signature', 'other')),
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"path" text NOT NULL UNIQUE,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agency_documents_agency" ON "agency_documents" ("agency_id");
--> statement-breakpoint
CREATE TABLE "agency_users" (
	"id" serial PRIMARY KEY NOT NULL,
	"agency_id" integer NOT NULL REFERENCES "agencies"("id"),
	"email" text NOT NULL UNIQUE CHECK ("email" !~ '[A-Z]'),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text NOT NULL,
	"password_hash" text NOT NULL,
	"temporary_password_hash" text,
	"temporary_password_expires" timestamp with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL REFERENCES "agency_users"("id") ON DELETE cascade,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "agency_sessions_user" ON "agency_sessions" ("user_id");
--> statement-breakpoint
UPDATE "reservations" SET "agency_id" = NULL, "sub_agency_id" = NULL WHERE "agency_id" IS NOT NULL OR "sub_agency_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "agency_user_id" integer REFERENCES "agency_users"("id");
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "agency_commission" numeric(14, 2) DEFAULT '0.00' NOT NULL CHECK ("agency_commission" >= 0);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "agency_commission_percent" numeric(5, 2) DEFAULT '0.00' NOT NULL;
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_agency" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_sub_agency" FOREIGN KEY ("sub_agency_id", "agency_id") REFERENCES "sub_agencies"("id", "agency_id");
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_sub_agency_has_agency" CHECK ("sub_agency_id" IS NULL OR "agency_id" IS NOT NULL);
--> statement-breakpoint
CREATE INDEX "reservations_agency_id" ON "reservations" ("agency_id") WHERE "agency_id" IS NOT NULL;
