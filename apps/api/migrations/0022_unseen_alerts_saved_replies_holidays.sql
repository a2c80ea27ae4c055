CREATE TABLE "saved_replies" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_replies_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "unseen_alerts" (
	"shop_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seq" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unseen_alerts_shop_id_account_id_vendor_id_product_id_side_pk" PRIMARY KEY("shop_id","account_id","vendor_id","product_id","side"),
	CONSTRAINT "unseen_alerts_side_known" CHECK ("unseen_alerts"."side" in ('shopper', 'vendor'))
);
--> statement-breakpoint
CREATE TABLE "vendor_holidays" (
	"shop_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"until" date NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_holidays_shop_id_vendor_id_pk" PRIMARY KEY("shop_id","vendor_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "shopper_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "vendor_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unseen_alerts" ADD CONSTRAINT "unseen_alerts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unseen_alerts" ADD CONSTRAINT "unseen_alerts_shop_id_account_id_vendor_id_product_id_conversations_shop_id_account_id_vendor_id_product_id_fk" FOREIGN KEY ("shop_id","account_id","vendor_id","product_id") REFERENCES "public"."conversations"("shop_id","account_id","vendor_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_holidays" ADD CONSTRAINT "vendor_holidays_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_holidays" ADD CONSTRAINT "vendor_holidays_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_replies_by_vendor" ON "saved_replies" USING btree ("shop_id","vendor_id");--> statement-breakpoint
CREATE INDEX "unseen_alerts_by_time" ON "unseen_alerts" USING btree ("since");