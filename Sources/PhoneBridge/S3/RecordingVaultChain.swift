public import EchoServing
public import Foundation

/// Gives the sound of recordings from the first place that has it.
public struct RecordingVaultChain: RecordingVaultProtocol {
    private let first: any RecordingVaultProtocol
    private let second: any RecordingVaultProtocol

    private let count: @Sendable () -> [Metric]

    public init(_ first: any RecordingVaultProtocol, then second: any RecordingVaultProtocol) {
        self.init(first, then: second) { [] }
    }

    /// - Parameter count: what is counted of both.
    init(
        _ first: any RecordingVaultProtocol, then second: any RecordingVaultProtocol,
        counting count: @escaping @Sendable () -> [Metric]
    ) {
        (self.first, self.second, self.count) = (first, second, count)
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
