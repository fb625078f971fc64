/// Keeps account of every frame from the queue to the ear, so that what was heard of each item is known exactly.
///
/// Frames are queued by item, rendered (handed to the device) in the order of the queue, with silence between
/// them when there is nothing else, and become audible once the device has no more than its reported delay left.
public struct RenderLedger: Sendable {
    private struct Run: Sendable {
        /// `nil` is silence.
        var item: String?
        var frames: Int
    }

    private var order: [String] = []
    private var heard: [String: Int] = [:]
    private var begun: Set<String> = []
    private var ended: Set<String> = []
    private var queued: [Run] = []
    private var inDevice: [Run] = []
    /// The frames the device took last, item after item; nil is silence.
    public private(set) var lastTaken: [(item: String?, frames: Int)] = []
    /// Items whose first frame has become audible and nobody asked about, with what was heard of them then.
    private var firstHeard: [RenderedCount] = []

    public init() {}

    /// Frames that wait for the device.
    public var queuedFrames: Int { queued.reduce(0) { $0 + $1.frames } }
    /// Frames, silence included, that the device has and nobody has heard.
    public var pendingFrames: Int { inDevice.reduce(0) { $0 + $1.frames } }
    /// Those of the pending frames that are not silence.
    public var pendingSound: Int { inDevice.reduce(0) { $1.item == nil ? $0 : $0 + $1.frames } }
    /// Whether the next frame of the queue is the first of its item.
    public var isBeginning: Bool { queued.first?.item.map { !begun.contains($0) } ?? false }
    public var isEmpty: Bool { order.isEmpty }
    /// The item whose frame is rendered next, or was last while more of it is expected.
    public var current: String? { queued.first?.item ?? inDevice.last { $0.item != nil }?.item ?? order.first }

    public func hasEnded(_ item: String) -> Bool { ended.contains(item) }

    /// Frames of the item that were audible.
    public func audible(_ item: String) -> Int { heard[item] ?? 0 }

    public mutating func enqueue(_ frames: Int, item: String) {
        guard frames > 0 else { return }
        if heard[item] == nil {
            order.append(item)
            heard[item] = 0
        }
        append(Run(item: item, frames: frames), to: &queued)
    }

    /// No more frames come for the item. One that is not known, or was interrupted, is not remembered.
    public mutating func endOfItem(_ item: String) {
        if heard[item] != nil { ended.insert(item) }
    }

    /// The device took this many frames of the queue. Returns the items whose first frame was among them.
    @discardableResult
    public mutating func rendered(_ frames: Int) -> [String] {
        var started: [String] = []
        lastTaken = []
        for run in take(frames, from: &queued) {
            lastTaken.append((run.item, run.frames))
            if let item = run.item, begun.insert(item).inserted { started.append(item) }
            append(run, to: &inDevice)
        }
        return started
    }

    /// The device took this many frames of silence.
    public mutating func renderedSilence(_ frames: Int) {
        lastTaken = [(nil, frames)]
        if frames > 0 { append(Run(item: nil, frames: frames), to: &inDevice) }
    }

    /// The device reports how many frames it was given that are not audible yet. What was audible once stays so.
    /// Returns the items that finished: ended, and every frame heard.
    public mutating func outputDelay(_ frames: Int) -> [String] {
        var audible = max(0, pendingFrames - max(0, frames))
        for run in take(audible, from: &inDevice) {
            if let item = run.item {
                if heard[item, default: 0] == 0 { firstHeard.append(RenderedCount(item: item, frames: audible)) }
                heard[item, default: 0] += run.frames
            }
            audible -= run.frames
        }
        return forgetFinished()
    }

    /// Items whose first frame has become audible since the last call, each with the frames that were heard since then,
    /// the first one counted.
    public mutating func takeFirstHeard() -> [RenderedCount] {
        defer { firstHeard = [] }
        return firstHeard
    }

    /// The device is gone with what it had: those frames wait in the queue again, silence excepted.
    public mutating func deviceLost() -> Int {
        let unheard = inDevice.filter { $0.item != nil }
        inDevice = []
        queued = unheard + queued
        return unheard.reduce(0) { $0 + $1.frames }
    }

    /// Drops the waiting sound and that of the device, unheard. Returns the items that are over thereby.
    public mutating func discard() -> [String] {
        queued = []
        inDevice = []
        return forgetFinished()
    }

    /// Playing ends: what the device has will still be heard, and `tail` frames of the queue after it.
    /// Returns what will have been heard of every item then, in the order of the queue, and forgets them all.
    public mutating func interrupt(tail: Int = 0) -> [RenderedCount] {
        rendered(tail)
        for run in inDevice {
            if let item = run.item { heard[item, default: 0] += run.frames }
        }
        let counts = order.map { RenderedCount(item: $0, frames: audible($0)) }
        self = RenderLedger()
        return counts
    }

    /// What waits for the device does not any more, and is to be queued again under the same names: what was heard of them
    /// stays counted, and that they had ended is to be said again.
    ///
    /// - Returns: what waited, in the order of the queue.
    public mutating func takeBack() -> [RenderedCount] {
        defer { queued = [] }
        return queued.compactMap { run in
            guard let item = run.item else { return nil }
            ended.remove(item)
            return RenderedCount(item: item, frames: run.frames)
        }
    }

    private mutating func forgetFinished() -> [String] {
        let waiting = Set((queued + inDevice).compactMap(\.item))
        let finished = order.filter { ended.contains($0) && !waiting.contains($0) }
        for item in finished {
            heard[item] = nil
            begun.remove(item)
            ended.remove(item)
        }
        if !finished.isEmpty { order.removeAll { finished.contains($0) } }
        return finished
    }

    private func append(_ run: Run, to runs: inout [Run]) {
        if let last = runs.indices.last, runs[last].item == run.item {
            runs[last].frames += run.frames
        } else {
            runs.append(run)
        }
    }

    private func take(_ frames: Int, from runs: inout [Run]) -> [Run] {
        var taken: [Run] = []
        var left = frames
        while left > 0, let first = runs.first {
            let count = min(left, first.frames)
            taken.append(Run(item: first.item, frames: count))
            left -= count
            if count == first.frames { runs.removeFirst() } else { runs[0].frames -= count }
        }
        return taken
    }
}

/// How many frames of an item were heard.
public struct RenderedCount: Sendable, Hashable {
    public let item: String
    public let frames: Int

    public init(item: String, frames: Int) {
        self.item = item
        self.frames = frames
    }
}
