/// The marks of this program's own orders, kept from one start to the next: what they changed stays its doing.
public struct OwnMarks: Sendable, Hashable, Codable {
    /// As many are kept; a device shows only its latest change.
    static let most = 200
    /// A longer mark is not kept. Home Assistant's have 26 characters.
    static let longest = 64

    /// The oldest first.
    private var marks: [String] = []
    /// The same, to be found among thousands of readings.
    private var known: Set<String> = []

    public init() {}

    public init(from decoder: any Decoder) throws {
        marks = try decoder.singleValueContainer().decode([String].self).suffix(Self.most)
        known = Set(marks)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(marks)
    }

    func has(_ mark: String?) -> Bool { mark.map(known.contains) ?? false }

    /// - Returns: whether it was not known yet.
    mutating func note(_ cause: ChangeCause) -> Bool {
        guard cause.origin == .us, let mark = cause.context, mark.utf8.count <= Self.longest,
            known.insert(mark).inserted
        else { return false }
        marks.append(mark)
        if marks.count > Self.most { known.remove(marks.removeFirst()) }
        return true
    }

    /// The news with its own changes as such, which a house tells as somebody's to a program that has been started again.
    func recognized(_ news: HouseNews) -> HouseNews {
        guard !marks.isEmpty else { return news }
        return switch news {
        case .here(let inventory, let readings): .here(inventory, readings: readings.map(recognized))
        case .changed(let readings): .changed(readings.map(recognized))
        case .inventory, .away: news
        }
    }

    private func recognized(_ reading: DeviceReading) -> DeviceReading {
        guard reading.cause.origin == .person || reading.cause.origin == .unknown, let mark = reading.cause.context,
            known.contains(mark)
        else { return reading }
        var own = reading
        own.cause.origin = .us
        return own
    }
}
