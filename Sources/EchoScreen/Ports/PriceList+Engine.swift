import Echo

extension PriceList {
    /// The prices that a person's configuration makes of the catalogue's.
    public init(_ engine: EnginePreferences, isFree: Bool = false) {
        let published = ModelCatalogue.published
        let told = engine.models.models.filter { $0.price != nil && $0.price != published[$0.name]?.price }
        // A file of one's own says of which day it is, if of a later one.
        let toldDate = engine.models.date == published.date ? nil : engine.models.date?.description
        self.init(
            date: published.date?.description ?? "",
            ownModels: Set(told.map(\.name)).union(engine.prices.models).count,
            ownDate: engine.pricesDate ?? toldDate, isFree: isFree)
    }
}
