DROP INDEX "products_by_facet";--> statement-breakpoint
DROP INDEX "products_by_size";--> statement-breakpoint
DROP INDEX "products_by_colour";