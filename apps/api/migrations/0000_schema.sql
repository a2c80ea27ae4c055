CREATE TABLE "accounts" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"picture" text,
	"role" text NOT NULL,
	"vendor_id" uuid,
	"language" text,
	"demo" boolean DEFAULT false NOT NULL,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "accounts_role_known" CHECK ("accounts"."role" in ('shopper', 'vendor', 'admin')),
	CONSTRAINT "accounts_vendor_has_a_shop" CHECK (("accounts"."role" = 'vendor') = ("accounts"."vendor_id" is not null)),
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "oauth_identities" (
	"shop_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_identities_shop_id_provider_subject_pk" PRIMARY KEY("shop_id","provider","subject"),
	CONSTRAINT "oauth_identities_one_per_provider" UNIQUE("shop_id","account_id","provider"),
	CONSTRAINT "oauth_identities_provider_known" CHECK ("oauth_identities"."provider" in ('google', 'facebook'))
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"shop_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_shop_id_token_hash_pk" PRIMARY KEY("shop_id","token_hash"),
	CONSTRAINT "one_time_tokens_purpose_known" CHECK ("one_time_tokens"."purpose" in ('activate', 'reset-password'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"shop_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_shop_id_token_hash_pk" PRIMARY KEY("shop_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"area" text NOT NULL,
	"message" text NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Nepal' NOT NULL,
	"delivery_mode" text NOT NULL,
	"delivery_area_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "addresses_in_nepal" CHECK ("addresses"."country" = 'Nepal'),
	CONSTRAINT "addresses_mode_known" CHECK ("addresses"."delivery_mode" in ('custom', 'standard'))
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ne" text,
	"state_id" uuid NOT NULL,
	"district" text NOT NULL,
	"postal_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"area_name" text NOT NULL,
	"delivery_fee" integer NOT NULL,
	CONSTRAINT "delivery_areas_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "delivery_areas_one_per_name" UNIQUE("shop_id","location_id","area_name"),
	CONSTRAINT "delivery_areas_fee_not_negative" CHECK ("delivery_areas"."delivery_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_locations" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_ne" text,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_locations_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "delivery_locations_one_per_name" UNIQUE("shop_id","name","district")
);
--> statement-breakpoint
CREATE TABLE "delivery_settings" (
	"shop_id" uuid PRIMARY KEY NOT NULL,
	"delivery_mode" text DEFAULT 'custom' NOT NULL,
	"flat_delivery_charge" integer DEFAULT 0 NOT NULL,
	"free_delivery_threshold" integer,
	CONSTRAINT "delivery_settings_mode_known" CHECK ("delivery_settings"."delivery_mode" in ('custom', 'standard')),
	CONSTRAINT "delivery_settings_not_negative" CHECK ("delivery_settings"."flat_delivery_charge" >= 0 and "delivery_settings"."free_delivery_threshold" > 0)
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ne" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"shop_id" uuid NOT NULL,
	"spelling" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_shop_id_spelling_word_pk" PRIMARY KEY("shop_id","spelling","word")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"admin_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_ne" text,
	"slug" text NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	"footer_position" integer,
	CONSTRAINT "categories_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "categories_one_per_slug" UNIQUE("shop_id","slug"),
	CONSTRAINT "categories_not_own_parent" CHECK ("categories"."parent_id" is distinct from "categories"."id")
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"shop_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"ratings" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_counts_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id"),
	CONSTRAINT "product_counts_rating_possible" CHECK ("product_counts"."rating_sum" between "product_counts"."ratings" and "product_counts"."ratings" * 5)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_ne" text,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_ne" text,
	"price" integer NOT NULL,
	"mark_price" integer NOT NULL,
	"discount" integer GENERATED ALWAYS AS (case when mark_price > price then round((mark_price - price) * 100.0 / mark_price)::int else 0 end) STORED NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video_url" text,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"in_stock" boolean DEFAULT false NOT NULL,
	"search_doc" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "products_one_per_slug" UNIQUE("shop_id","slug"),
	CONSTRAINT "products_price_positive" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_price_not_above_mark" CHECK ("products"."mark_price" >= "products"."price")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"shop_id" uuid NOT NULL,
	"word" text NOT NULL,
	"means" text[] NOT NULL,
	CONSTRAINT "search_terms_shop_id_word_pk" PRIMARY KEY("shop_id","word")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"listed_price" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "offers_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "offers_one_per_question" UNIQUE("shop_id","question_id"),
	CONSTRAINT "offers_within_the_price" CHECK ("offers"."amount" > 0 and "offers"."amount" <= "offers"."listed_price"),
	CONSTRAINT "offers_at_most_400_below" CHECK ("offers"."listed_price" - "offers"."amount" <= 400),
	CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('pending', 'accepted', 'declined')),
	CONSTRAINT "offers_decided_once" CHECK (("offers"."status" = 'pending') = ("offers"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"fulladdress" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"subtotal" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"total" integer NOT NULL,
	"payment" text DEFAULT 'cash-on-delivery' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "checkouts_add_up" CHECK ("checkouts"."total" = "checkouts"."subtotal" + "checkouts"."delivery_fee"),
	CONSTRAINT "checkouts_not_negative" CHECK ("checkouts"."subtotal" >= 0 and "checkouts"."delivery_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"shop_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_shop_id_scope_key_pk" PRIMARY KEY("shop_id","scope","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reverses" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "ledger_entries_kind_known" CHECK ("ledger_entries"."kind" in ('sale', 'reversal', 'commission', 'payout')),
	CONSTRAINT "ledger_entries_reversal_names_its_entry" CHECK (("ledger_entries"."kind" = 'reversal') = ("ledger_entries"."reverses" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_shop_id_order_id_status_pk" PRIMARY KEY("shop_id","order_id","status")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"image" text,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"variant" jsonb,
	CONSTRAINT "order_lines_shop_id_order_id_position_pk" PRIMARY KEY("shop_id","order_id","position"),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_price_not_negative" CHECK ("order_lines"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"subtotal" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending', 'confirmed', 'dispatched', 'arrived', 'delivered', 'cancelled')),
	CONSTRAINT "orders_add_up" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."delivery_fee"),
	CONSTRAINT "orders_not_negative" CHECK ("orders"."subtotal" >= 0 and "orders"."delivery_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "reviews_one_per_shopper" UNIQUE("shop_id","product_id","account_id"),
	CONSTRAINT "reviews_rating_one_to_five" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_ne" text,
	"summary" text DEFAULT '' NOT NULL,
	"summary_ne" text,
	"body" text DEFAULT '' NOT NULL,
	"body_ne" text,
	"image" text,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_posts_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "blog_posts_one_per_slug" UNIQUE("shop_id","slug")
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"image" text,
	"title" text NOT NULL,
	"title_ne" text,
	"body" text DEFAULT '' NOT NULL,
	"body_ne" text,
	"link" text,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "popups_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subdomain" text NOT NULL,
	"shop_name" text NOT NULL,
	"logo" text,
	"favicon" text,
	"intro" text DEFAULT '' NOT NULL,
	"intro_ne" text,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_ne" text,
	"messaging_number" text,
	"whatsapp_link" text,
	"facebook_link" text,
	"instagram_link" text,
	"tiktok_link" text,
	"registration_no" text,
	"pan" text,
	"primary_color" text DEFAULT '#3b82f6' NOT NULL,
	"text_color" text DEFAULT '#000000' NOT NULL,
	"base_color" text DEFAULT '#3b82f6' NOT NULL,
	"selected_color" text DEFAULT '#3b82f6' NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_subdomain_unique" UNIQUE("subdomain"),
	CONSTRAINT "shops_subdomain_form" CHECK ("shops"."subdomain" ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
	CONSTRAINT "shops_colours_form" CHECK ("shops"."primary_color" ~ '^#[0-9a-fA-F]{6}$' and "shops"."text_color" ~ '^#[0-9a-fA-F]{6}$' and "shops"."base_color" ~ '^#[0-9a-fA-F]{6}$' and "shops"."selected_color" ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"title_ne" text,
	"body" text DEFAULT '' NOT NULL,
	"body_ne" text,
	"link" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sliders_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"shop_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"low_stock_threshold" integer DEFAULT 5 NOT NULL,
	"location" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocks_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id"),
	CONSTRAINT "stocks_never_below_zero" CHECK ("stocks"."quantity" >= 0),
	CONSTRAINT "stocks_threshold_not_negative" CHECK ("stocks"."low_stock_threshold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"shop_name" text NOT NULL,
	"slug" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_ne" text,
	"city" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"picture" text,
	"pan" text,
	"vat_registered" boolean DEFAULT false NOT NULL,
	"since" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "vendors_one_per_slug" UNIQUE("shop_id","slug"),
	CONSTRAINT "vendors_one_per_name" UNIQUE("shop_id","shop_name")
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"shop_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_shop_id_account_id_product_id_pk" PRIMARY KEY("shop_id","account_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_identities" ADD CONSTRAINT "oauth_identities_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_identities" ADD CONSTRAINT "oauth_identities_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_shop_id_location_id_delivery_locations_shop_id_id_fk" FOREIGN KEY ("shop_id","location_id") REFERENCES "public"."delivery_locations"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_settings" ADD CONSTRAINT "delivery_settings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_parent_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","parent_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_shop_id_question_id_questions_shop_id_id_fk" FOREIGN KEY ("shop_id","question_id") REFERENCES "public"."questions"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_shop_id_question_id_questions_shop_id_id_fk" FOREIGN KEY ("shop_id","question_id") REFERENCES "public"."questions"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_checkout_id_checkouts_shop_id_id_fk" FOREIGN KEY ("shop_id","checkout_id") REFERENCES "public"."checkouts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_one_per_email" ON "accounts" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "accounts_by_vendor" ON "accounts" USING btree ("shop_id","vendor_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_account" ON "one_time_tokens" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_expiry" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_by_account" ON "addresses" USING btree ("shop_id","account_id","created_at");--> statement-breakpoint
CREATE INDEX "cities_by_name" ON "cities" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("shop_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "product_counts_by_views" ON "product_counts" USING btree ("shop_id","views","product_id");--> statement-breakpoint
CREATE INDEX "products_by_date" ON "products" USING btree ("shop_id","created_at","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("shop_id","price","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_discount" ON "products" USING btree ("shop_id","discount","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("shop_id","category_id","active","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_vendor" ON "products" USING btree ("shop_id","vendor_id","active","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_facet" ON "products" USING btree ("shop_id","category_id","vendor_id","price","discount","in_stock") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("search_doc") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "offers_by_product" ON "offers" USING btree ("shop_id","product_id","account_id");--> statement-breakpoint
CREATE INDEX "questions_by_conversation" ON "questions" USING btree ("shop_id","account_id","vendor_id","product_id","created_at");--> statement-breakpoint
CREATE INDEX "questions_by_vendor" ON "questions" USING btree ("shop_id","vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "questions_by_product" ON "questions" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "replies_by_question" ON "replies" USING btree ("shop_id","question_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_by_account" ON "checkouts" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_vendor" ON "ledger_entries" USING btree ("shop_id","vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "orders" USING btree ("shop_id","account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_vendor" ON "orders" USING btree ("shop_id","vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "orders" USING btree ("shop_id","checkout_id");--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("shop_id","product_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_account" ON "reviews" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "blog_posts_by_date" ON "blog_posts" USING btree ("shop_id","published_at");--> statement-breakpoint
CREATE INDEX "sliders_by_position" ON "sliders" USING btree ("shop_id","position");--> statement-breakpoint
CREATE INDEX "wishlist_items_by_product" ON "wishlist_items" USING btree ("shop_id","product_id");