CREATE TABLE "page_texts" (
	"shop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" jsonb,
	"draft" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_texts_shop_id_name_pk" PRIMARY KEY("shop_id","name")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_draft_of_published" CHECK ("blog_posts"."draft" is null or "blog_posts"."published_at" is not null);--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_days_in_order" CHECK ("popups"."first_day" <= "popups"."last_day");