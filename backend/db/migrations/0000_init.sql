CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"payment_id" integer,
	"entry" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"dedupe_key" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"conversation_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"paid_amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"instalments" smallint DEFAULT 1 NOT NULL,
	"provider_payment_id" text,
	"card_brand" text,
	"last_four" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_conversation_id_unique" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "reservation_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"event" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"end_day" date,
	"time" text,
	"pax" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"item" jsonb NOT NULL,
	"ticket_number" text,
	CONSTRAINT "reservation_items_ticket_number_unique" UNIQUE("ticket_number")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"booking_number" text NOT NULL,
	"member_id" integer NOT NULL,
	"flow" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"collection_status" smallint DEFAULT 0 NOT NULL,
	"payment_method" text NOT NULL,
	"payment_plan" text NOT NULL,
	"guest" jsonb NOT NULL,
	"hotel" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"coupon_code" text,
	"fixed" jsonb NOT NULL,
	"chosen" jsonb NOT NULL,
	"fixed_rate" numeric(18, 8) NOT NULL,
	"chosen_rate" numeric(18, 8) NOT NULL,
	"charged_amount" numeric(14, 2) NOT NULL,
	"paid_amount" numeric(14, 2) DEFAULT '0.00' NOT NULL,
	"fixed_currency" text NOT NULL,
	"agreements" jsonb NOT NULL,
	"agency_id" integer,
	"sub_agency_id" integer,
	"holds_stock" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay_until" timestamp with time zone,
	CONSTRAINT "reservations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reservations_booking_number_unique" UNIQUE("booking_number")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text DEFAULT 'closed' NOT NULL,
	CONSTRAINT "closed_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"page_id" integer NOT NULL,
	"page_type" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"label" text,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	CONSTRAINT "page_texts_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"page_type" text NOT NULL,
	"parent_id" integer,
	"kind" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_on" date,
	"reading_minutes" smallint,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"time" text NOT NULL,
	"end_time" text,
	"capacity" integer NOT NULL,
	"weekdays" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"text" jsonb NOT NULL,
	"meeting_point" jsonb,
	"folded" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_texts_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" integer NOT NULL,
	"destination_id" integer NOT NULL,
	"details" jsonb NOT NULL,
	"unit" text NOT NULL,
	"currency" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"campaign" jsonb,
	"pricing" jsonb NOT NULL,
	"tax_mode" text NOT NULL,
	"tax_rate" double precision NOT NULL,
	"payment_plan" text NOT NULL,
	"deposit_percent" double precision NOT NULL,
	"child_from" smallint NOT NULL,
	"adult_from" smallint NOT NULL,
	"cutoff_minutes" integer NOT NULL,
	"free_cancellation_hours" integer,
	"instant_confirmation" boolean NOT NULL,
	"cancellation" jsonb,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meeting_latitude" double precision,
	"meeting_longitude" double precision,
	"old_from_amount" numeric(14, 2),
	"from_amount" numeric(14, 2) NOT NULL,
	"rating_average" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"bank_code" text NOT NULL,
	"source" text NOT NULL,
	"symbol" text NOT NULL,
	"buy" numeric(18, 8) NOT NULL,
	"sell" numeric(18, 8) NOT NULL,
	"as_of" date NOT NULL,
	CONSTRAINT "rates_bank_code_source_pk" PRIMARY KEY("bank_code","source")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"score" double precision NOT NULL,
	"author" text NOT NULL,
	"author_place" text,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"travelled_on" date NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_prices" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"adult" numeric(14, 2) NOT NULL,
	"child" numeric(14, 2) NOT NULL,
	"infant" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" numeric(14, 2) NOT NULL,
	"valid_until" date,
	"member_id" integer,
	"coupon_status" text DEFAULT 'active' NOT NULL,
	"uses_left" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"member_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_member_id_product_id_pk" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"temporary_password_hash" text,
	"temporary_password_expires" timestamp with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"birth_date" date,
	"address" text,
	"locale" text NOT NULL,
	"group_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"path" text NOT NULL,
	"device" text NOT NULL,
	"locale" text,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_counters" (
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "seat_counters_product_id_day_time_pk" PRIMARY KEY("product_id","day","time"),
	CONSTRAINT "seat_counters_within" CHECK ("seat_counters"."taken" >= 0 and "seat_counters"."taken" <= "seat_counters"."capacity")
);
--> statement-breakpoint
CREATE TABLE "unit_bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"unit_number" integer DEFAULT 1 NOT NULL,
	"during" daterange NOT NULL,
	"reservation_id" integer
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD CONSTRAINT "reservation_items_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD CONSTRAINT "reservation_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_days" ADD CONSTRAINT "closed_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sessions" ADD CONSTRAINT "product_sessions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_pages_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_destination_id_pages_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_prices" ADD CONSTRAINT "season_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_counters" ADD CONSTRAINT "seat_counters_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD CONSTRAINT "unit_bookings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("done_at","run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("payment_id","entry");--> statement-breakpoint
CREATE INDEX "ledger_reservation" ON "ledger" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payments_reservation" ON "payments" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "reservation_events_reservation" ON "reservation_events" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_items_position" ON "reservation_items" USING btree ("reservation_id","position");--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reservations_pay_until" ON "reservations" USING btree ("pay_until");--> statement-breakpoint
CREATE UNIQUE INDEX "page_texts_slug" ON "page_texts" USING btree ("page_type","locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_key" ON "pages" USING btree ("page_type","key");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sessions_time" ON "product_sessions" USING btree ("product_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "product_texts_slug" ON "product_texts" USING btree ("locale","slug");--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" USING btree ("kind","category_id","destination_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "season_prices_product" ON "season_prices" USING btree ("product_id","valid_from");--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "unit_bookings_reservation" ON "unit_bookings" USING btree ("reservation_id");