/// The rules of waiting for keys: so many, or until one that ends it, or until nobody presses any more.
struct DigitGathering: Sendable {
    private let most: Int?
    private let timeout: Duration
    private let finishOnKey: String
    private var deadline: Duration
    private(set) var digits = ""
    private(set) var isDone = false

    /// - Parameter start: when the prompt is over, and time begins to count.
    init(_ gather: TwiMLGather, start: Duration) {
        most = gather.digits
        timeout = gather.timeout
        finishOnKey = gather.finishOnKey
        deadline = start + gather.timeout
    }

    mutating func pass(_ pressed: String, at time: Duration) {
        guard !isDone else { return }
        for key in pressed where !isDone { press(key, at: time) }
        if time >= deadline { isDone = true }
    }

    private mutating func press(_ key: Character, at time: Duration) {
        deadline = time + timeout
        if finishOnKey.contains(key) { return isDone = true }
        digits.append(key)
        if let most, digits.count >= most { isDone = true }
        if digits.count >= 100 { isDone = true }
    }
}
