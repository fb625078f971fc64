import Echo
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `A name behind a command` {
    private static let subjects: [CompletionRequest.Subject] = [
        .model, .words(["midnight", "noon"]), .theme, .profile, .prompt, .device(.output),
    ]

    private func completion(_ subject: CompletionRequest.Subject, _ word: String) -> CompletionPresenter {
        var completion = CompletionPresenter(.standard)
        let names = ["midnight", "noon"]
        completion.sources.models = names
        completion.sources.themes = names
        completion.sources.profiles = names
        completion.sources.prompts = names
        completion.sources.devices = names.map { AudioDevice(id: $0, name: $0, direction: .output, isDefault: false) }
        completion.follow(CompletionRequest(subject: subject, word: word, length: word.count))
        return completion
    }

    @Test(arguments: subjects)
    func `that is half written is finished by Enter`(_ subject: CompletionRequest.Subject) {
        #expect(completion(subject, "midn").takesEnter)
        #expect(completion(subject, "NIGHT").takesEnter)
    }

    /// It has the letters of another in their order, and is not that one.
    @Test(arguments: subjects)
    func `that is written out is no other one`(_ subject: CompletionRequest.Subject) {
        let completion = completion(subject, "mint")
        #expect(completion.isOpen)
        #expect(!completion.takesEnter)
    }

    @Test(arguments: subjects)
    func `that is wanted from the list is taken from there`(_ subject: CompletionRequest.Subject) {
        var completion = completion(subject, "mint")
        completion.move(by: 1)
        #expect(completion.takesEnter)
    }
}
