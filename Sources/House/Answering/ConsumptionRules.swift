/// The figures of a counter.
enum ConsumptionRules {
    /// Since the first reading; a counter that begins anew is counted on. Nil where nothing is known.
    ///
    /// - Parameter past: oldest first, of one counter.
    static func used(_ past: [DeviceReading]) -> Double? {
        let values = past.compactMap { reading in
            reading.state.flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        }
        guard let first = values.first else { return nil }
        return zip([first] + values, values).reduce(0) { sum, pair in
            sum + (pair.1 >= pair.0 ? pair.1 - pair.0 : pair.1)
        }
    }
}
