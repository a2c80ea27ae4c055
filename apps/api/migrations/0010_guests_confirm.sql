CREATE TABLE "unconfirmed_orders" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"confirm_by" timestamp with time zone NOT NULL,
	"secret_hash" text NOT NULL,
	"email_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	CONSTRAINT "unconfirmed_orders_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id"),
	CONSTRAINT "unconfirmed_orders_one_per_secret" UNIQUE("shop_id","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "guest_confirm_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "unconfirmed_orders" ADD CONSTRAINT "unconfirmed_orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unconfirmed_orders" ADD CONSTRAINT "unconfirmed_orders_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unconfirmed_orders_by_email" ON "unconfirmed_orders" USING btree ("shop_id","email_hash");--> statement-breakpoint
CREATE INDEX "unconfirmed_orders_by_network" ON "unconfirmed_orders" USING btree ("shop_id","network_hash");--> statement-breakpoint
CREATE INDEX "unconfirmed_orders_by_time" ON "unconfirmed_orders" USING btree ("confirm_by");--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_guest_confirm_hours_in_range" CHECK ("shops"."guest_confirm_hours" between 1 and 168);