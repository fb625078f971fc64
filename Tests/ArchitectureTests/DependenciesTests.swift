import Foundation
import ProgramHarness
import Testing

@Suite struct `A newcomer's machine gets what is built against` {
    private let script: String
    private let manifest: String

    init() throws {
        script = try Checkout.text(of: "scripts/dependencies.sh")
        manifest = try Checkout.text(of: "Package.swift")
    }

    private func list(_ name: String) -> [Substring] {
        script.matches(of: #/(?m)^(\w+)="([^"]*)"$/#).filter { $0.output.1 == name }
            .flatMap { $0.output.2.split(separator: " ") }
    }

    @Test func `no list stands twice: the last one alone would count`() {
        let names = script.matches(of: #/(?m)^(\w+)=/#).map(\.output.1)

        #expect(names.contains("run_packages"))
        #expect(Set(names).count == names.count)
    }

    @Test func `every package that the manifest names is installed`() {
        let wanted = manifest.matches(of: #/\.apt\(\[([^\]]*)\]\)/#).flatMap { match in
            match.output.1.matches(of: #/"([^"]+)"/#).map(\.output.1)
        }

        #expect(wanted.count > 8)
        #expect(Set(wanted).subtracting(list("run_packages") + list("test_packages")) == [])
    }

    @Test func `the licence of everything that is linked or loaded is known`() async throws {
        let script = BuiltProducts.sourceDirectory.appending(path: "scripts/licences.py").path

        #expect(try await Subprocess.run("python3", [script, "--check"]) == "")
    }
}
