import Foundation

/// When what was switched in the last weeks, in bounded memory.
struct HabitMemory: Hashable, Sendable, Codable {
    /// Days that are looked back on.
    static let days = 14
    static let mostOrders = 500
    /// Of each order.
    static let mostMoments = 48

    struct Trace: Hashable, Sendable, Codable {
        var order: DeviceOrder
        /// In the order they came.
        var moments: [HabitMoment] = []
    }

    private(set) var traces: [DeviceOrder: Trace] = [:]
    /// Days on which somebody looked at all.
    private(set) var watched: Set<Int> = []

    init() {}

    /// - Returns: whether that was not known yet.
    mutating func watch(_ moment: HabitMoment) -> Bool {
        guard watched.insert(moment.day).inserted else { return false }
        if watched.count > Self.days + 1 {
            watched = watched.filter { $0 >= moment.day - Self.days && $0 <= moment.day }
        }
        return true
    }

    /// - Returns: false for what says nothing more.
    mutating func see(_ order: DeviceOrder, at moment: HabitMoment) -> Bool {
        if traces[order] == nil, traces.count >= Self.mostOrders { dropOldest() }
        var trace = traces[order] ?? Trace(order: order)
        // A switch that is played with says nothing more.
        if let last = trace.moments.last, last.day == moment.day, abs(last.minute - moment.minute) < 5 { return false }
        trace.moments.append(moment)
        if trace.moments.count > Self.mostMoments { trace.moments.removeFirst(Self.mostMoments / 4) }
        traces[order] = trace
        return true
    }

    mutating func forget(_ device: DeviceID) { traces = traces.filter { $0.key.device != device } }

    /// A quarter at once, so that not each order looks for the oldest.
    private mutating func dropOldest() {
        let oldest = traces.values.sorted { ($0.moments.last?.day ?? .min) < ($1.moments.last?.day ?? .min) }
        for trace in oldest.prefix(traces.count / 4) { traces[trace.order] = nil }
    }
}
