CREATE TABLE "stock_waits" (
	"shop_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_waits_shop_id_account_id_product_id_size_color_pk" PRIMARY KEY("shop_id","account_id","product_id","size","color"),
	CONSTRAINT "stock_waits_language_known" CHECK ("stock_waits"."language" in ('en-US', 'ne-NP'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "stock_size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "stock_color" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "color" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" DROP CONSTRAINT "stocks_shop_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_shop_id_product_id_size_color_pk" PRIMARY KEY("shop_id","product_id","size","color");--> statement-breakpoint
ALTER TABLE "stock_waits" ADD CONSTRAINT "stock_waits_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_waits" ADD CONSTRAINT "stock_waits_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_waits" ADD CONSTRAINT "stock_waits_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_waits_by_product" ON "stock_waits" USING btree ("shop_id","product_id");