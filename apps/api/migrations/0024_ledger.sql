CREATE TABLE "ledger_balances" (
	"shop_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"shopper_for_shopper" bigint DEFAULT 0 NOT NULL,
	"shopper_for_seller" bigint DEFAULT 0 NOT NULL,
	"shopper_for_shop" bigint DEFAULT 0 NOT NULL,
	"courier_for_seller" bigint DEFAULT 0 NOT NULL,
	"courier_for_shop" bigint DEFAULT 0 NOT NULL,
	"seller_for_seller" bigint DEFAULT 0 NOT NULL,
	"seller_for_shop" bigint DEFAULT 0 NOT NULL,
	"shop_for_seller" bigint DEFAULT 0 NOT NULL,
	"shop_for_shop" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balances_shop_id_vendor_id_pk" PRIMARY KEY("shop_id","vendor_id"),
	CONSTRAINT "ledger_balances_sum_to_zero" CHECK ("ledger_balances"."shopper_for_shopper" + "ledger_balances"."shopper_for_seller" + "ledger_balances"."shopper_for_shop" + "ledger_balances"."courier_for_seller" + "ledger_balances"."courier_for_shop" + "ledger_balances"."seller_for_seller" + "ledger_balances"."seller_for_shop" + "ledger_balances"."shop_for_seller" + "ledger_balances"."shop_for_shop" = 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"reverses" uuid,
	"commission" smallint,
	"delivers_own" boolean,
	"note" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"shopper_for_shopper" bigint DEFAULT 0 NOT NULL,
	"shopper_for_seller" bigint DEFAULT 0 NOT NULL,
	"shopper_for_shop" bigint DEFAULT 0 NOT NULL,
	"courier_for_seller" bigint DEFAULT 0 NOT NULL,
	"courier_for_shop" bigint DEFAULT 0 NOT NULL,
	"seller_for_seller" bigint DEFAULT 0 NOT NULL,
	"seller_for_shop" bigint DEFAULT 0 NOT NULL,
	"shop_for_seller" bigint DEFAULT 0 NOT NULL,
	"shop_for_shop" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "ledger_entries_reversed_once" UNIQUE("shop_id","reverses"),
	CONSTRAINT "ledger_entries_kind_known" CHECK ("ledger_entries"."kind" in ('sale', 'collected', 'handover', 'payout', 'remittance', 'offset', 'reversal')),
	CONSTRAINT "ledger_entries_reversal_names_its_entry" CHECK (("ledger_entries"."kind" = 'reversal') = ("ledger_entries"."reverses" is not null)),
	CONSTRAINT "ledger_entries_sale_says_its_terms" CHECK (("ledger_entries"."kind" = 'sale') = ("ledger_entries"."commission" is not null) and ("ledger_entries"."commission" is null) = ("ledger_entries"."delivers_own" is null)),
	CONSTRAINT "ledger_entries_sum_to_zero" CHECK ("ledger_entries"."shopper_for_shopper" + "ledger_entries"."shopper_for_seller" + "ledger_entries"."shopper_for_shop" + "ledger_entries"."courier_for_seller" + "ledger_entries"."courier_for_shop" + "ledger_entries"."seller_for_seller" + "ledger_entries"."seller_for_shop" + "ledger_entries"."shop_for_seller" + "ledger_entries"."shop_for_shop" = 0)
);
--> statement-breakpoint
CREATE TABLE "order_cash" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_cash_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id"),
	CONSTRAINT "order_cash_holder_known" CHECK ("order_cash"."holder" in ('shopper', 'courier', 'seller', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"restocked" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_returns_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_reverses_ledger_entries_shop_id_id_fk" FOREIGN KEY ("shop_id","reverses") REFERENCES "public"."ledger_entries"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cash" ADD CONSTRAINT "order_cash_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cash" ADD CONSTRAINT "order_cash_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cash" ADD CONSTRAINT "order_cash_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_by_vendor" ON "ledger_entries" USING btree ("shop_id","vendor_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "order_cash_by_holder" ON "order_cash" USING btree ("shop_id","vendor_id","holder","since","order_id");--> statement-breakpoint
CREATE FUNCTION "keep_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'entries of the book are added and never changed' USING ERRCODE = 'restrict_violation'; END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_kept" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "keep_ledger_entries"();
