/// What is so of a catalogue at a server and on a day.
extension ModelCatalogue {
    /// Days after which prices and ends may well have changed.
    public static let freshness = 120

    /// Today. A clock that is behind the catalogue is wrong: what the catalogue says was known then.
    ///
    /// - Parameter clock: the day by the clock.
    public func day(_ clock: CalendarDay) -> CalendarDay { max(clock, date ?? clock) }

    /// How many days the catalogue is old; nil for one without a date.
    public func age(on day: CalendarDay) -> Int? { date.map { max(0, $0.days(until: day)) } }

    /// Whether it is older than `freshness`.
    public func isOld(on day: CalendarDay) -> Bool { age(on: day).map { $0 > Self.freshness } ?? false }

    /// The catalogue as it counts at a server that is not its vendor's: the vendor switches nothing off there. Ends that the
    /// person or the server tells stay.
    public var elsewhere: ModelCatalogue {
        var other = self
        for var model in models {
            guard let shutdown = model.shutdown, shutdown == Self.published[model.name]?.shutdown else { continue }
            (model.shutdown, model.replacement) = (nil, nil)
            other.add(model)
        }
        return other
    }

    /// The catalogue with what a server tells: its dates, limits and prices win, and what only it has comes last, on the APIs
    /// that its name suggests. What its name says to be for pictures or judging is left out.
    ///
    /// - Parameter isVendors: whether the server is the vendor's, where a model speaks only if its name says so.
    public func taking(_ told: [ServerModel], isVendors: Bool) -> ModelCatalogue {
        var merged = merging(told)
        for server in told where merged.models.count < Self.mostModels {
            var model: Model
            if let known = self[server.name] {
                // The version of a day that ends on a day of its own.
                let isOther = known.name != server.name && server.shutdown != known.shutdown
                guard isOther, server.shutdown != nil else { continue }
                model = known.named(server.name)
            } else if let trained = trainedFurther(server.name) {
                model = trained
            } else {
                model = .unknown(server.name)
                model.apis = ModelName.likelyAPIs(server.name, isVendors: isVendors)
                if server.answers == false { model.apis.subtract([.responses, .chat, .realtime, .live]) }
                guard !model.apis.isEmpty else { continue }
            }
            model.shutdown = server.shutdown
            model.context = server.limits.context ?? model.context
            model.maximumOutput = server.limits.output ?? model.maximumOutput
            model.price = server.price ?? model.price
            if let input = server.input { model.input = input }
            // How much it can be asked to think is told by nobody; that it cannot be asked, by some.
            if server.reasons == false { (model.efforts, model.knowsEfforts) = ([], true) }
            merged.add(model)
        }
        return merged
    }

    /// A model of the catalogue that its owner trained further, "ft:gpt-4.1-mini-2025-04-14:acme::Ab12": it can what that one
    /// can. What it costs and when it ends is told of it alone.
    private func trainedFurther(_ name: String) -> Model? {
        guard var model = ModelName.base(of: name).flatMap({ self[$0] })?.named(name) else { return nil }
        (model.price, model.shutdown, model.replacement) = (nil, nil, nil)
        return model
    }

    /// How many of a server's models are not in the catalogue that took them, for it holds no more.
    public func left(of told: [ServerModel]) -> Int {
        models.count < Self.mostModels ? 0 : Set(told.map(\.name)).count { self[$0] == nil }
    }

    /// Whether it is the version of a day of a model that is in the catalogue, too: nobody has to choose among those.
    public func isSnapshot(_ name: String) -> Bool {
        ModelName.withoutDate(name).map { self[$0] != nil } ?? false
    }
}
