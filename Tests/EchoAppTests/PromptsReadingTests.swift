import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite struct `Saved prompts are read` {
    /// Gives what it held when it was asked, and one reading late.
    private final class Store: PromptStoreProtocol {
        private struct State {
            var prompts: [SavedPrompt]
            var holdsNext = false
            var held: CheckedContinuation<Void, Never>?
        }

        private let state: Mutex<State>

        init(_ prompts: [SavedPrompt]) { state = Mutex(State(prompts: prompts)) }

        func holdNext() { state.withLock { $0.holdsNext = true } }

        var isHolding: Bool { state.withLock { $0.held != nil } }

        func release() {
            state.withLock { state in
                defer { state.held = nil }
                return state.held
            }?.resume()
        }

        func prompts() async throws(StoreError) -> [SavedPrompt] {
            let (prompts, waits) = state.withLock { state in
                defer { state.holdsNext = false }
                return (state.prompts, state.holdsNext)
            }
            if waits { await withCheckedContinuation { held in state.withLock { $0.held = held } } }
            return prompts
        }

        func save(_ prompt: SavedPrompt) async throws(StoreError) { state.withLock { $0.prompts = [prompt] } }
        func delete(_ id: PromptID, at date: Date) async throws(StoreError) {}
        func restore(_ id: PromptID) async throws(StoreError) {}
    }

    @Test func `what was asked for earlier and comes later does not take a change back`() async throws {
        var prompt = SavedPrompt(id: PromptID("p"), name: "Tutor", text: "Before.", createdAt: .now)
        let store = Store([prompt])
        let robot = ScreenRobot()
        let feature = PromptsFeature(ScreenDoor(robot.adapter), store: store, files: nil)
        store.holdNext()
        let late = Task { await feature.learn() }
        #expect(await eventually { store.isHolding })

        prompt.text = "After."
        try await store.save(prompt)
        await feature.learn()
        store.release()
        await late.value

        #expect(feature.library.map(\.text) == ["After."])
        robot.end()
    }
}
