public import EchoScreen
import Foundation
public import Immersion

/// Cards and days of learning, a row each: what changes is written, whatever else there is. Several programs may write them.
public actor KeptRoomMemory: RoomMemoryProtocol {
    /// Another program that writes so often in between is at fault.
    private static let mostRounds = 20

    private let rows: any KeptRowsProtocol
    private let earlier: EarlierRoomMemory?
    /// As the rows have it, and where.
    private var kept = RoomMemory()
    private var numbers: [RoomRecord.ID: Int64] = [:]
    private var mark: KeptRowMark?
    /// Rows that are not needed: two programs made the same card at once, or a day is too long ago.
    private var spare: Set<Int64> = []
    /// There are rows that could not be opened.
    private var isPartial = false

    /// - Parameter earlier: what an earlier version kept as one text, which is taken over.
    public init(_ rows: any KeptRowsProtocol, earlier: EarlierRoomMemory? = nil) {
        (self.rows, self.earlier) = (rows, earlier)
    }

    public func load() async -> RoomMemory? {
        let old = await earlier?.load()
        guard let news = try? await rows.news(since: since) else { return old }
        if news.isErased { forget() }
        let theirs = take(news)
        var memory = kept
        memory.merge(theirs)
        if let old {
            memory.merge(old)
            switch await write(memory, from: old) {
            case .kept: break
            case .merged(let theirs): memory.merge(theirs)
            case .erased(let left): memory = left
            }
        }
        return memory == RoomMemory() ? nil : memory
    }

    public func save(_ memory: RoomMemory) async -> RoomMemorySaving {
        guard let old = await earlier?.load() else { return await write(memory) }
        var memory = memory
        memory.merge(old)
        return await write(memory, from: old)
    }

    public func forgetErased() {
        forget()
        // Another program may have written since.
        isPartial = true
    }

    /// All of it as one JSON text, for who exports it; nil where nothing is kept.
    public func document() async -> String? {
        guard let memory = await load(), let data = try? JSONEncoder().encode(memory) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: - Private

    /// What could not be opened is read again.
    private var since: KeptRowMark? { isPartial ? nil : mark }

    /// - Parameter old: what an earlier version kept, and is part of it; it goes when this is written.
    private func write(_ memory: RoomMemory, from old: RoomMemory? = nil) async -> RoomMemorySaving {
        var (memory, theirs, mustRead, isErased) = (memory, old, isPartial, false)
        func startAnew() {
            memory = memory.added(since: old.map(kept.merging) ?? kept)
            forget()
            (mustRead, isErased) = (true, true)
        }
        func outcome() -> RoomMemorySaving {
            isErased ? .erased(memory) : theirs.map(RoomMemorySaving.merged) ?? .kept
        }
        for _ in 0..<Self.mostRounds {
            if mustRead {
                guard let news = try? await rows.news(since: since) else { break }
                if news.isErased {
                    startAnew()
                    continue
                }
                let new = take(news)
                if new != RoomMemory() {
                    memory.merge(new)
                    theirs = theirs?.merging(new) ?? new
                }
            }
            let step = step(to: memory)
            switch try? await rows.write(step.change, since: mark) {
            case .written(let added, let mark)?:
                note(step, added, mark)
                if old != nil { await earlier?.remove() }
                return outcome()
            case .changed?: mustRead = true
            case .erased?: startAnew()
            // A full disk, or no key: what was there stays, and this is written with what changes next.
            case nil: return outcome()
            }
        }
        return outcome()
    }

    /// A step of writing a memory, and its rows.
    private struct Step {
        var change = KeptRowChange()
        var added: [RoomRecord.ID] = []
        var records: [RoomRecord] = []
    }

    private func step(to memory: RoomMemory) -> Step {
        var step = Step()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        for record in memory.records(changedSince: kept) {
            guard let data = try? encoder.encode(record) else { continue }
            let content = String(decoding: data, as: UTF8.self)
            step.records.append(record)
            if let number = numbers[record.id] {
                step.change.replaced[number] = content
            } else {
                step.change.added.append(content)
                step.added.append(record.id)
            }
        }
        step.change.removed = spare
        return step
    }

    private func note(_ step: Step, _ added: [Int64], _ mark: KeptRowMark) {
        for (id, number) in zip(step.added, added) { numbers[id] = number }
        kept.put(step.records)
        spare.subtract(step.change.removed)
        self.mark = mark
    }

    /// - Returns: what came with them.
    private func take(_ news: KeptRowNews) -> RoomMemory {
        isPartial = false
        var (records, twins): ([RoomRecord], [RoomRecord]) = ([], [])
        let decoder = JSONDecoder()
        for row in news.rows {
            guard let content = row.content else {
                isPartial = true
                continue
            }
            // What makes no sense stays where it is: a newer version may know it.
            guard let record = try? decoder.decode(RoomRecord.self, from: Data(content.utf8)) else { continue }
            if let number = numbers[record.id], number != row.number {
                spare.insert(row.number)
                twins.append(record)
            } else {
                numbers[record.id] = row.number
                records.append(record)
            }
        }
        kept.put(records)
        mark = news.mark
        forgetOldDays()
        return twins.reduce(RoomMemory(records)) { $0.merging(RoomMemory([$1])) }
    }

    /// A memory keeps so many days; the rows of those before go.
    private func forgetOldDays() {
        let days = Set(kept.days.map { RoomRecord.day($0).id })
        for (id, number) in numbers {
            guard case .day = id, !days.contains(id) else { continue }
            numbers[id] = nil
            spare.insert(number)
        }
    }

    private func forget() {
        (kept, numbers, mark, spare, isPartial) = (RoomMemory(), [:], nil, [], false)
    }
}
