import EchoText

/// Cuts a stream of JSON into its elements, those of an array or one after another, without keeping more than one: a file
/// may be larger than memory. In an array, what is no object is an element too.
struct JSONElements {
    enum Element: Hashable {
        case whole([UInt8])
        /// Larger than `largest`.
        case tooLarge
        /// Nested deeper than `deepest`: no conversation is.
        case tooDeep
    }

    enum Malformation: Error, Hashable {
        /// It begins with this byte, which no JSON does.
        case notJSON(UInt8)
        /// After so many elements something else comes.
        case unexpected(after: Int)
        case cutOff(after: Int)
    }

    static let deepest = 256

    let largest: Int
    private var element: [UInt8] = []
    private var depth = 0
    private var (isInString, isEscaped, isInArray, hasEnded) = (false, false, false, false)
    /// The element is a string; a number, true, false or null.
    private var (isText, isLiteral) = (false, false)
    private var (isTooLarge, isTooDeep) = (false, false)
    private var count = 0
    private var hasBegun = false

    init(largest: Int = 512 << 20) { self.largest = largest }

    mutating func add(_ bytes: [UInt8]) throws(Malformation) -> [Element] {
        var elements: [Element] = []
        var start = 0
        for (place, byte) in bytes.enumerated() {
            if isLiteral {
                if Self.isOfLiteral(byte) { continue }
                (isLiteral, depth) = (false, 0)
                collect(bytes[start..<place])
                elements.append(finish())
            }
            guard depth > 0 else {
                guard try begins(byte) else { continue }
                (depth, start) = (1, place)
                continue
            }
            guard !take(byte) else { continue }
            collect(bytes[start...place])
            elements.append(finish())
        }
        if depth > 0 { collect(bytes[min(start, bytes.count)...]) }
        return elements
    }

    /// Nothing more comes.
    func end() throws(Malformation) {
        if depth > 0 || (isInArray && !hasEnded) { throw .cutOff(after: count) }
    }

    /// Between elements.
    private mutating func begins(_ byte: UInt8) throws(Malformation) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, 0x1E: return false
        // A mark at the beginning that says it is UTF-8.
        case 0xEF where !hasBegun, 0xBB where !hasBegun, 0xBF where !hasBegun: return false
        case 0x2C where isInArray: return false
        case 0x7B where !hasEnded:
            hasBegun = true
            return true
        case 0x5B where !hasBegun:
            (hasBegun, isInArray) = (true, true)
            return false
        case 0x5B where isInArray && !hasEnded: return true
        case 0x22 where isInArray && !hasEnded:
            (isInString, isText) = (true, true)
            return true
        case _ where isInArray && !hasEnded && Self.isOfLiteral(byte):
            isLiteral = true
            return true
        case 0x5D where isInArray && !hasEnded:
            hasEnded = true
            return false
        default: throw hasBegun ? .unexpected(after: count) : .notJSON(byte)
        }
    }

    /// Letters, digits and signs: "-1.5e+3", "null".
    private static func isOfLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
        default: false
        }
    }

    /// - Returns: whether the element goes on.
    private mutating func take(_ byte: UInt8) -> Bool {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == 0x5C {
                isEscaped = true
            } else {
                isInString = byte != 0x22
            }
            guard isText, !isInString else { return true }
            (isText, depth) = (false, 0)
            return false
        }
        switch byte {
        case 0x22: isInString = true
        case 0x7B, 0x5B:
            depth += 1
            if depth > Self.deepest { isTooDeep = true }
        case 0x7D, 0x5D: depth -= 1
        default: break
        }
        return depth > 0
    }

    private mutating func collect(_ bytes: ArraySlice<UInt8>) {
        if element.count + bytes.count > largest { isTooLarge = true }
        if isTooLarge || isTooDeep { element = [] } else { element += bytes }
    }

    private mutating func finish() -> Element {
        defer { (element, isTooLarge, isTooDeep) = ([], false, false) }
        count += 1
        return isTooDeep ? .tooDeep : isTooLarge ? .tooLarge : .whole(element)
    }
}

extension JSONElements.Malformation {
    /// The end of a sentence that begins with the file's name.
    var reason: String {
        switch self {
        case .notJSON(0x3C): "is a web page: import the conversations.json beside it, or export as JSON instead"
        case .notJSON: "is not JSON"
        case .unexpected(let count): "is not valid JSON after \(Self.entries(count))"
        case .cutOff(let count): "is cut off after \(Self.entries(count))"
        }
    }

    private static func entries(_ count: Int) -> String { NumberWording.counted(count, "entry", "entries") }
}
