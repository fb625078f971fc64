/// A choice that a sentence left open, with numbered answers, of which a few are told at a time.
public struct HouseChoice: Hashable, Sendable {
    /// As many are told at once.
    static let page = 9

    /// In the order of their numbers, from 1. Any of them can be chosen, told or not.
    public var options: [Option]
    /// The first one that is told.
    var first = 0
    let requests: [HouseRequest]
    /// Which thing of which request is open.
    let request: Int
    let thing: Int
    /// It is to be learned under this name, not done; nil for what is to be done.
    var teaches: String?
    /// What is said to be so of the one that is chosen; nil for what is to be done.
    var describes: DeviceDescription?

    public struct Option: Hashable, Sendable {
        /// What is shown and said; one line.
        public var label: String
        public var devices: [DeviceID]
        /// What it stands for as a whole, in place of a thing of the requests.
        public var sentence: String?
        public var orders: [DeviceOrder] = []
    }

    /// One of them excludes the others.
    var areAlternatives = false

    /// What is asked, where it is not which thing is meant.
    var asks: String?

    init(options: [Option], requests: [HouseRequest], request: Int, thing: Int) {
        self.options = options
        (self.requests, self.request, self.thing) = (requests, request, thing)
    }

    /// Between sentences, or orders.
    init(options: [Option], asks: String) {
        self.init(options: options, requests: [], request: 0, thing: 0)
        self.asks = asks
    }

    /// Between opposites, of which what was said leaves only `options`.
    func narrowed(to options: [Option]) -> HouseChoice {
        var rest = self
        (rest.options, rest.first) = (options, 0)
        return rest
    }

    /// Those that are told now.
    var told: Range<Int> { min(first, options.count)..<min(first + Self.page, options.count) }

    /// The next ones are told; behind the last come the first.
    var turned: HouseChoice {
        var next = self
        next.first = told.upperBound < options.count ? told.upperBound : 0
        return next
    }
}
