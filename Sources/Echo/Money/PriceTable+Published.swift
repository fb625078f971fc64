extension PriceTable {
    /// The vendor's list prices, as the catalogue of models has them. Prices change: what is spent in truth is on the
    /// vendor's bill. The tools that the vendor runs are not in it.
    public static let published = PriceTable(ModelCatalogue.published)

    /// When those prices were read, as ISO 8601 writes a day.
    public static let publishedDate = ModelCatalogue.published.date?.description ?? ""

    /// The prices of a catalogue's models.
    public init(_ catalogue: ModelCatalogue) {
        self.init()
        for model in catalogue.models {
            guard let price = model.price else { continue }
            self[model.name] = price
            for name in model.aliases { self[name] = price }
        }
    }
}
