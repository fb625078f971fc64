/// A name for several orders, taught by a sentence: "when I say movie time, …".
public struct TaughtScene: Hashable, Sendable, Codable {
    public var name: String
    public var steps: [Step]

    public struct Step: Hashable, Sendable, Codable {
        public var order: DeviceOrder
        /// Seconds after it was asked for; 0 for at once.
        public var delay: Double

        public init(order: DeviceOrder, delay: Double = 0) {
            self.order = order
            self.delay = delay
        }
    }

    public init(name: String, steps: [Step]) {
        self.name = name
        self.steps = steps
    }
}
