// What the leak sanitizer need not tell; its runtime asks for this by name.
extern "C" const char* __lsan_default_suppressions() {  // NOLINT
    return "leak:libfontconfig\n";
}
