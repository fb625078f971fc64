public import EchoServing
public import Foundation

/// Gives the sound of recordings from the first place that has it.
public struct RecordingVaultChain: RecordingVaultProtocol {
    private let first: any RecordingVaultProtocol
    private let second: any RecordingVaultProtocol

    private let count: @Sendable () -> [Metric]
    private let isAway: @Sendable () -> Bool

    public init(_ first: any RecordingVaultProtocol, then second: any RecordingVaultProtocol) {
        self.init(first, then: second, isAway: { false }) { [] }
    }

    /// - Parameters:
    ///   - isAway: whether the second one takes nothing just now.
    ///   - count: what is counted of both.
    init(
        _ first: any RecordingVaultProtocol, then second: any RecordingVaultProtocol,
        isAway: @escaping @Sendable () -> Bool, counting count: @escaping @Sendable () -> [Metric]
    ) {
        (self.first, self.second, self.isAway, self.count) = (first, second, isAway, count)
    }

    public var isLeftAlone: Bool? {
        let parts = [first.isLeftAlone, second.isLeftAlone].compactMap(\.self)
        return parts.isEmpty ? nil : isAway() || parts.contains(true)
    }

    public var metrics: [Metric] { count() }

    public func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int {
        do throws(RecordingVaultError) { return try await first.size(of: recording) } catch {
            return try await second.size(of: recording)
        }
    }

    public func duration(of recording: CallRecording) async throws(RecordingVaultError) -> Duration? {
        if let kept = try? await first.duration(of: recording) { return kept }
        return try await second.duration(of: recording)
    }

    public func bytes(of recording: CallRecording, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
        do throws(RecordingVaultError) { return try await first.bytes(of: recording, in: range) } catch {
            return try await second.bytes(of: recording, in: range)
        }
    }
}
