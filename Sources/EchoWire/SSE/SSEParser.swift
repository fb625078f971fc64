import Foundation

/// Reads an event stream, cut into chunks wherever the network likes, by the rules of the WHATWG
/// (HTML Living Standard, 9.2.6 "Interpreting an event stream").
///
/// It works on bytes; text is made of an event when it is whole. What is not UTF-8 becomes U+FFFD.
public struct SSEParser: Sendable {
    /// 16 MiB: our choice, a little above the 15 MiB that the Realtime protocol grants one event.
    public static let standardMaximumEventSize = 16 << 20

    /// How long the server asks to wait before connecting again; nil when it does not say.
    public private(set) var retry: Duration?
    /// The `id` that came last with an event, for those who connect again; empty when none came.
    public private(set) var lastEventID = ""

    private let maximumEventSize: Int
    private var bytesOfMark = 0
    private var isAfterReturn = false
    /// A line that has not ended yet.
    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var type: [UInt8] = []
    private var id: [UInt8]?
    private var events: [SSEEvent] = []
    private var failure: SSEError?

    /// - Parameter maximumEventSize: Bytes of an event's lines that are kept while it is not whole, at least 1.
    public init(maximumEventSize: Int = Self.standardMaximumEventSize) { self.maximumEventSize = maximumEventSize }

    /// The events that these bytes complete, in order.
    ///
    /// Throws when an event is too large. What was complete before it is returned first; the error comes with the
    /// next call then, and with every one after it.
    public mutating func feed(_ bytes: some Sequence<UInt8>) throws(SSEError) -> [SSEEvent] {
        if let failure { throw failure }
        let isRead: Void? = bytes.withContiguousStorageIfAvailable { read(UnsafeRawBufferPointer($0)) }
        if isRead == nil { Array(bytes).withUnsafeBytes { read($0) } }
        defer { events.removeAll(keepingCapacity: false) }
        if events.isEmpty, let failure { throw failure }
        return events
    }

    /// The stream ended. An event that was not followed by an empty line does not count.
    public mutating func finish() throws(SSEError) {
        if let failure { throw failure }
        self = SSEParser(continuing: self)
    }

    private init(continuing ended: SSEParser) {
        maximumEventSize = ended.maximumEventSize
        retry = ended.retry
        lastEventID = ended.lastEventID
    }

    // MARK: Lines

    private mutating func read(_ chunk: UnsafeRawBufferPointer) {
        var bytes = withoutMark(chunk[...])
        if isAfterReturn, let first = bytes.first {
            isAfterReturn = false
            if first == Self.lineFeed { bytes = bytes.dropFirst() }
        }
        var lineFeed = bytes.position(of: Self.lineFeed)
        var carriageReturn = bytes.position(of: Self.carriageReturn)
        while failure == nil, lineFeed != nil || carriageReturn != nil {
            let isReturn = (carriageReturn ?? .max) < (lineFeed ?? .max)
            guard let end = isReturn ? carriageReturn : lineFeed else { break }
            endLine(bytes[bytes.startIndex..<end])
            var next = end + 1
            if isReturn {
                if next == lineFeed { next += 1 } else { isAfterReturn = next == bytes.endIndex }
            }
            bytes = bytes[next...]
            if let found = lineFeed, found < next { lineFeed = bytes.position(of: Self.lineFeed) }
            if isReturn { carriageReturn = bytes.position(of: Self.carriageReturn) }
        }
        keep(bytes)
    }

    /// Drops the byte order mark that may begin the stream, whole or in pieces.
    private mutating func withoutMark(_ chunk: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
        var rest = chunk
        while bytesOfMark < Self.mark.count, let byte = rest.first {
            guard byte == Self.mark[bytesOfMark] else {
                line.append(contentsOf: Self.mark.prefix(bytesOfMark))
                bytesOfMark = Self.mark.count
                break
            }
            bytesOfMark += 1
            rest = rest.dropFirst()
        }
        return rest
    }

    private mutating func keep(_ rest: Slice<UnsafeRawBufferPointer>) {
        guard failure == nil, fits(rest.count) else { return }
        line.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest))
    }

    private mutating func endLine(_ rest: Slice<UnsafeRawBufferPointer>) {
        guard fits(rest.count) else { return }
        if line.isEmpty { return read(line: rest) }
        line.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest))
        var whole: [UInt8] = []
        swap(&whole, &line)
        whole.withUnsafeBytes { read(line: $0[...]) }
        whole.removeAll(keepingCapacity: true)
        swap(&whole, &line)
    }

    /// Whether the event stays within its size with so many bytes more; the failure is noted when not.
    private mutating func fits(_ count: Int) -> Bool {
        if line.count + data.count + type.count + count <= maximumEventSize { return true }
        failure = .eventTooLarge(limit: maximumEventSize)
        line = []
        data = []
        return false
    }

    // MARK: Fields

    private mutating func read(line: Slice<UnsafeRawBufferPointer>) {
        guard let first = line.first else { return dispatch() }
        guard first != Self.colon else { return }
        let colon = line.position(of: Self.colon) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.first == Self.space { value = value.dropFirst() }
        read(field: line[..<colon], value)
    }

    private mutating func read(field: Slice<UnsafeRawBufferPointer>, _ value: Slice<UnsafeRawBufferPointer>) {
        if field.elementsEqual("data".utf8) {
            data.append(contentsOf: UnsafeRawBufferPointer(rebasing: value))
            data.append(Self.lineFeed)
        } else if field.elementsEqual("event".utf8) {
            type = Array(value)
        } else if field.elementsEqual("id".utf8) {
            if !value.contains(0) { id = Array(value) }
        } else if field.elementsEqual("retry".utf8) {
            retry = Self.time(value) ?? retry
        }
    }

    private static func time(_ digits: Slice<UnsafeRawBufferPointer>) -> Duration? {
        guard digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self)).map { .milliseconds($0) }
    }

    private mutating func dispatch() {
        if let id { lastEventID = String(decoding: id, as: UTF8.self) }
        id = nil
        if !data.isEmpty {
            let text = String(decoding: data.dropLast(), as: UTF8.self)
            let name = type.isEmpty ? "message" : String(decoding: type, as: UTF8.self)
            events.append(SSEEvent(type: name, data: text, lastEventID: lastEventID))
        }
        data.removeAll(keepingCapacity: data.capacity <= Self.keptCapacity)
        type.removeAll(keepingCapacity: true)
    }

    // MARK: Bytes

    /// A buffer that one odd event made larger is given back.
    private static let keptCapacity = 64 << 10
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let colon = UInt8(ascii: ":")
    private static let space = UInt8(ascii: " ")
}

extension Slice<UnsafeRawBufferPointer> {
    /// Where the byte is first.
    fileprivate func position(of byte: UInt8) -> Int? {
        guard !isEmpty, let start = base.baseAddress, let found = memchr(start + startIndex, CInt(byte), count) else {
            return nil
        }
        return UnsafeRawPointer(found) - start
    }
}
